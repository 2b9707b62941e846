import { setLocaleData } from '@wordpress/i18n';
import type { GalleryRoute } from './route';

/** Stylesheets that have an RTL version. */
const MIRRORED = /\/wp-admin\/css\/|\/dist\/components\/|storedeck-gallery\//;

/** Returns the URL of a stylesheet for a writing direction. */
export function getMirroredUrl( href: string, dir: GalleryRoute[ 'dir' ] ) {
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

/** Replaces all stylesheets with those of a writing direction. */
const loadStyles = ( dir: GalleryRoute[ 'dir' ] ) =>
	Promise.all(
		[
			...document.querySelectorAll< HTMLLinkElement >(
				'link[rel="stylesheet"]'
			),
		].map( ( link ) => {
			const href = getMirroredUrl( link.href, dir );
			return href === link.href
				? undefined
				: new Promise( ( resolve ) => {
						link.addEventListener( 'load', resolve );
						link.addEventListener( 'error', resolve );
						link.href = href;
				  } );
		} )
	);

/** Sets the priority of all declarations of a rule. */
function setPriority( { style }: CSSStyleRule, priority: '' | 'important' ) {
	for ( const name of [ ...style ] ) {
		style.setProperty( name, style.getPropertyValue( name ), priority );
	}
}

const originalMedia = new WeakMap< CSSMediaRule, string >();

/** Applies or resets the rules for forced-colors mode. */
function forceColors( rules: CSSRuleList, isForced: boolean ) {
	for ( const rule of rules ) {
		if ( ! ( rule instanceof CSSMediaRule ) ) {
			continue;
		}
		const text = originalMedia.get( rule ) ?? rule.media.mediaText;
		if ( ! /forced-colors:\s*active/.test( text ) ) {
			continue;
		}
		originalMedia.set( rule, text );
		rule.media.mediaText = isForced ? 'all' : text;
		for ( const inner of rule.cssRules ) {
			if ( inner instanceof CSSStyleRule ) {
				setPriority( inner, isForced ? 'important' : '' );
			}
		}
	}
}

/**
 * Applies the writing direction and the color scheme to the page. The default
 * behavior of browsers in forced-colors mode is simulated by a stylesheet.
 *
 * @return Resolves when the stylesheets have loaded.
 */
export async function applyAppearance( { dir, colors }: GalleryRoute ) {
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
