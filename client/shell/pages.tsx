import type { ComponentType } from 'react';
import type {
	Breadcrumb,
	ContainerProps,
	ListedPage,
	Page,
	ScreenProps,
} from '@storedeck/extend';
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
 * `woocommerce_admin_pages_list`. Of several pages with the same path, the first
 * one is used.
 */
export const getPages = (): Page[] =>
	applyContained(
		'woocommerce_admin_pages_list',
		listPages(),
		isPageList
	).map( toPage );

const isComponent = ( value: unknown ) =>
	typeof value === 'function' ||
	( typeof value === 'object' && value !== null && '$$typeof' in value );

function isPageList( value: unknown ): value is ListedPage[] {
	return (
		Array.isArray( value ) &&
		value.every(
			( page ) =>
				typeof page?.path === 'string' &&
				( isComponent( page.container ) ||
					typeof page.load === 'function' ) &&
				( page.breadcrumbs === undefined ||
					Array.isArray( page.breadcrumbs ) ||
					typeof page.breadcrumbs === 'function' )
		)
	);
}

/** Capability of pages that name none: that of the whole app. */
const DEFAULT_CAPABILITY = 'view_woocommerce_reports';

function toPage( page: ListedPage ): Page {
	const { path, container, load, breadcrumbs = [], capability } = page;
	return {
		path,
		...( typeof page.menuPath === 'string' && {
			menuPath: page.menuPath,
		} ),
		breadcrumbs: ( props ) =>
			( typeof breadcrumbs === 'function'
				? breadcrumbs( props ?? {} )
				: breadcrumbs
			).map( toBreadcrumb ),
		capability: capability ?? DEFAULT_CAPABILITY,
		load: container
			? async () => ( { default: toScreen( container, path ) } )
			: load ?? ( () => Promise.reject( new Error( path ) ) ),
	};
}

/** `[ '/path', 'Label' ]` is a link, `[ '', 'Label' ]` a text. */
function toBreadcrumb( entry: Breadcrumb | readonly [ string, string ] ) {
	if ( typeof entry === 'string' || ! ( 0 in entry ) ) {
		return entry;
	}
	const [ path, label ] = entry;
	return path ? { label, path } : label;
}

const toScreen =
	( Container: ComponentType< ContainerProps >, pattern: string ) =>
	( props: ScreenProps ) => (
		<Container
			{ ...props }
			params={ matchPath( pattern, props.path ) ?? {} }
			pathMatch={ pattern }
		/>
	);
