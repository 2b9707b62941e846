import type { ComponentType } from 'react';
import type { ScreenProps } from '../common/screen-props';
import { applyContained } from '../extend/apply-contained';

/** One step of the breadcrumbs: a label, or a link. */
export type Breadcrumb = string | { label: string; path: string };

/** A page of the admin app. */
export interface Page {
	/** The `path` parameter of the URL, matched exactly. */
	path: string;
	breadcrumbs: () => Breadcrumb[];
	/** The page is not available to users without this capability. */
	capability: string;
	/** Loads the screen: each is its own chunk. */
	load: () => Promise< { default: ComponentType< ScreenProps > } >;
}

let listPages = (): Page[] => [];

/** The shell must not import screens, so the list of pages is registered. */
export function registerPages( list: () => Page[] ) {
	listPages = list;
}

/**
 * Every page of the app, with those that plugins add through
 * `woocommerce_admin_pages_list`.
 */
export const getPages = (): Page[] =>
	applyContained( 'woocommerce_admin_pages_list', listPages(), isPageList );

function isPageList( value: unknown ): value is Page[] {
	return (
		Array.isArray( value ) &&
		value.every(
			( page ) =>
				typeof page?.path === 'string' &&
				typeof page.load === 'function' &&
				typeof page.breadcrumbs === 'function'
		)
	);
}
