import type { Page } from '@storedeck/extend';
import { applyContained } from '../extend/apply-contained';

export type { Breadcrumb, Page } from '@storedeck/extend';

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
