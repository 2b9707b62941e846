import type { ComponentType } from 'react';
import type {
	Breadcrumb,
	ContainerProps,
	ListedPage,
	Page,
	ScreenProps,
} from '@storedeck/extend';
import {
	callback,
	callContained,
	component,
	createRule,
	either,
	filledText,
	getOwner,
	listOf,
	object,
	optional,
	text,
	withOwnerOf,
} from '@storedeck/hooks';
import { limitRenders } from '../common/limit-renders';
import { applyContained } from '../extend/apply-contained';
import { matchPath } from './match-path';

export type { Breadcrumb, Page } from '@storedeck/extend';

export const labelOf = ( crumb: Breadcrumb ) =>
	typeof crumb === 'string' ? crumb : crumb.label;

let listPages = (): Page[] => [];

/** The shell must not import screens, so the list of pages is registered. */
export function registerPages( list: () => Page[] ) {
	listPages = list;
}

/**
 * Every page of the app, with those that plugins add through
 * `woocommerce_admin_pages_list`. A path that is taken is reported.
 */
export const getPages = (): Page[] =>
	applyContained( 'woocommerce_admin_pages_list', listPages(), PAGES ).map(
		toPage
	);

const PAGES = listOf< ListedPage >(
	( page, at ) =>
		object( {
			path: filledText,
			breadcrumbs: optional(
				createRule(
					'a list or a function',
					( value ) =>
						Array.isArray( value ) || typeof value === 'function'
				)
			),
			menuPath: optional( text ),
			capability: optional( text ),
		} )( page, at ) ??
		either(
			object( { load: callback } ),
			object( { container: component } )
		)( page, at ),
	'path'
);

/** Capability of pages that name none: that of the whole app. */
const DEFAULT_CAPABILITY = 'view_woocommerce_reports';

function toPage( page: ListedPage ): Page {
	const { path, load, breadcrumbs = [], capability } = page;
	return {
		path,
		...( typeof page.menuPath === 'string' && {
			menuPath: page.menuPath,
		} ),
		breadcrumbs: ( props ) =>
			callContained(
				{ name: `breadcrumbs of page ${ path }`, of: page },
				() =>
					checkBreadcrumbs(
						( typeof breadcrumbs === 'function'
							? breadcrumbs( props ?? {} )
							: breadcrumbs
						).map( toBreadcrumb )
					),
				[ path ]
			),
		capability: capability ?? DEFAULT_CAPABILITY,
		load: load && ! getOwner( page ) ? load : createLoad( page ),
	};
}

const isBreadcrumb = either( object( { label: text, path: text } ), text );

function checkBreadcrumbs( breadcrumbs: Breadcrumb[] ) {
	breadcrumbs.forEach( ( breadcrumb, index ) => {
		const fault = isBreadcrumb( breadcrumb, `[${ index }]` );
		if ( fault ) {
			throw new TypeError( fault );
		}
	} );
	return breadcrumbs;
}

/** `[ '/path', 'Label' ]` is a link, `[ '', 'Label' ]` a text. */
function toBreadcrumb( entry: Breadcrumb | readonly [ string, string ] ) {
	if ( typeof entry === 'string' || ! ( 0 in entry ) ) {
		return entry;
	}
	const [ path, label ] = entry;
	return path ? { label, path } : label;
}

/** Loads the screen of a plugin. */
const createLoad = ( page: ListedPage ) =>
	withOwnerOf( page, async () => ( {
		default: toScreen(
			page.container ??
				// A screen ignores the other props.
				( ( await page.load?.() )?.default as
					| ComponentType< ContainerProps >
					| undefined ),
			page.path
		),
	} ) );

function toScreen(
	Container: ComponentType< ContainerProps > | undefined,
	pattern: string
) {
	if ( ! Container ) {
		throw new TypeError(
			`page ${ pattern }: expected that load() resolves to an object with a component as default`
		);
	}
	return ( props: ScreenProps ) => (
		<>
			{ limitRenders(
				<Container
					{ ...props }
					params={ matchPath( pattern, props.path ) ?? {} }
					pathMatch={ pattern }
				/>
			) }
		</>
	);
}
