import { screen } from '@testing-library/react';
import type { ByRoleMatcher, ByRoleOptions } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SlotFillProvider } from '@wordpress/components';
import type { ReactNode } from 'react';
import {
	dataStateStore,
	exportStore,
	itemsStore,
	notesStore,
	ordersStore,
	reportsStore,
	userStore,
	viewsStore,
} from '@storedeck/data';
import type { Responses } from '@storedeck/data/testing';
import { getPath, getQuery, useQuery } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import type { StoredeckSettings } from '@storedeck/settings';
import { store as noticesStore } from '@storedeck/notices';
import { attentionStore } from '../common/attention/store';
import { customersStore } from '../common/customer/store';
import { answersStore } from '../report/answers-store';
import { DIMENSIONS, REPORT_SETTINGS } from '../reports/test/definitions';
import {
	getCalls,
	goTo,
	hold,
	notices,
	pressNotice,
	renderWithStores,
	wait,
} from './support';

/** Four weeks in the past without a comparison, and with one. */
export const PERIOD = {
	period: 'custom',
	after: '2022-02-01',
	before: '2022-02-28',
	compare: 'none',
};
export const COMPARED = { ...PERIOD, compare: 'previous_year' };

interface Page {
	/** The content of the page. */
	content: ( props: { path: string; query: Query } ) => ReactNode;
	path?: string;
	query?: Record< string, string >;
	responses?: Responses;
	preferences?: Record< string, unknown >;
	capabilities?: Record< string, boolean >;
	/** More settings of the site. */
	settings?: Partial< StoredeckSettings >;
}

/** Renders the content again when the URL changes, as the router does. */
function FromUrl( { content }: Pick< Page, 'content' > ) {
	return content( { path: getPath(), query: useQuery() } );
}

/**
 * Opens a page for a user, with its URL, stores of its own and a fake network.
 *
 * @return The requests, the texts of the snackbars, and functions that press the
 *         button of the last snackbar and that leave later requests open.
 */
export async function renderPage( {
	content,
	path = '/',
	query = {},
	responses,
	preferences = {},
	capabilities = {
		view_woocommerce_reports: true,
		manage_woocommerce: true,
		edit_posts: true,
	},
	settings,
}: Page ) {
	window.storedeckSettings = {
		timeZone: 'UTC',
		adminUrl: 'http://localhost/wp-admin/',
		reports: REPORT_SETTINGS,
		dimensions: DIMENSIONS,
		currentUser: { id: 3, name: 'Ada', capabilities, preferences },
		...settings,
	};
	goTo( path, query );
	const { container } = renderWithStores(
		<SlotFillProvider>
			<FromUrl content={ content } />
		</SlotFillProvider>,
		[
			answersStore,
			attentionStore,
			dataStateStore,
			exportStore,
			itemsStore,
			customersStore,
			notesStore,
			noticesStore,
			ordersStore,
			reportsStore,
			userStore,
			viewsStore,
		],
		{ ...responses }
	);
	await wait();
	return {
		container,
		calls: getCalls(),
		getSnackbars: notices,
		stopResponding: () => hold(),
		pressSnackbar: pressNotice,
	};
}

/**
 * Finds an element that is loaded later, or is hidden until it has its position:
 * both take longer on a slow machine.
 */
export const find = ( role: ByRoleMatcher, name?: ByRoleOptions[ 'name' ] ) =>
	screen.findByRole( role, { name }, { timeout: 10000 } );

/** Clicks an element and waits for the result. */
export async function click(
	role: ByRoleMatcher,
	name: ByRoleOptions[ 'name' ]
) {
	await userEvent.click( screen.getByRole( role, { name } ) );
	await wait();
}

/** Selected parameters of the URL, without those that are not set. */
export const getUrl = ( ...names: string[] ) =>
	Object.fromEntries(
		Object.entries( getQuery() ).filter( ( [ name ] ) =>
			names.includes( name )
		)
	);
