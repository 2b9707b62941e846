import { setLocaleData } from '@wordpress/i18n';
import type { Place } from './place';

/** Styles that have a twin for the other direction. */
const MIRRORED = /\/wp-admin\/css\/|\/dist\/components\/|storedeck-gallery\//;

/** The address of a style in a direction. */
export function mirror( href: string, dir: Place[ 'dir' ] ) {
	if ( href.includes( '/load-styles.php' ) ) {
		return href.replace( /([?&]dir=)(ltr|rtl)/, `$1${ dir }` );
	}
	return MIRRORED.test( href )
		? href.replace(
				/(-rtl)?(\.min)?\.css(?=$|\?)/,
				`${ dir === 'rtl' ? '-rtl' : '' }$2.css`
		  )
		: href;
}

/** Loads the styles of a direction in place of the others. */
const loadStyles = ( dir: Place[ 'dir' ] ) =>
	Promise.all(
		[
			...document.querySelectorAll< HTMLLinkElement >(
				'link[rel="stylesheet"]'
			),
		].map( ( link ) => {
			const href = mirror( link.href, dir );
			return href === link.href
				? undefined
				: new Promise( ( resolve ) => {
						link.addEventListener( 'load', resolve );
						link.addEventListener( 'error', resolve );
						link.href = href;
				  } );
		} )
	);

/** Gives what a rule says more or less weight. */
function weigh( { style }: CSSStyleRule, priority: '' | 'important' ) {
	for ( const name of [ ...style ] ) {
		style.setProperty( name, style.getPropertyValue( name ), priority );
	}
}

const asked = new WeakMap< CSSMediaRule, string >();

/** Applies what styles say for forced colors, or does so no longer. */
function forceColors( rules: CSSRuleList, isForced: boolean ) {
	for ( const rule of rules ) {
		if ( ! ( rule instanceof CSSMediaRule ) ) {
			continue;
		}
		const text = asked.get( rule ) ?? rule.media.mediaText;
		if ( ! /forced-colors:\s*active/.test( text ) ) {
			continue;
		}
		asked.set( rule, text );
		rule.media.mediaText = isForced ? 'all' : text;
		for ( const inner of rule.cssRules ) {
			if ( inner instanceof CSSStyleRule ) {
				weigh( inner, isForced ? 'important' : '' );
			}
		}
	}
}

/**
 * Makes the page look as it is wanted: the direction of WordPress' styles and of
 * its texts, and the colors. What the browser does by itself with forced
 * colors is done by a style.
 *
 * @return Resolves when the styles are there.
 */
export async function applyAppearance( { dir, colors }: Place ) {
	const root = document.documentElement;
	if ( root.dir !== dir ) {
		setLocaleData( { 'text direction\u0004ltr': [ dir ] } );
		root.dir = dir;
		document.body.classList.toggle( 'rtl', dir === 'rtl' );
		await loadStyles( dir );
	}
	root.classList.toggle( 'is-storedeck-dark', colors === 'dark' );
	root.classList.toggle( 'is-storedeck-contrast', colors === 'contrast' );
	for ( const sheet of document.styleSheets ) {
		if ( sheet.href?.includes( 'storedeck-gallery/' ) ) {
			forceColors( sheet.cssRules, colors === 'contrast' );
		}
	}
}
