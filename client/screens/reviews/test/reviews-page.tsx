import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SlotFillProvider } from '@wordpress/components';
import { RegistryProvider } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { itemsStore, reviewsStore } from '@storedeck/data';
import {
	createResponse,
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import type { Call, TestRegistry } from '@storedeck/data/testing';
import { getHistory } from '@storedeck/navigation';
import ReviewsScreen from '..';

export const PATH = '/wc-analytics/products/reviews';
export const REPLIES = '/wp/v2/comments';

export const REVIEW = {
	id: 1,
	status: 'hold',
	reviewer: 'Ada',
	reviewer_email: 'ada@example.test',
	review: '<p>Fine cap.</p>',
	rating: 4,
	product_id: 21,
	product_name: 'Cap',
	date_created: '2026-11-02T18:56:00',
};
export const OTHER = {
	...REVIEW,
	id: 2,
	status: 'approved',
	reviewer: 'Grace',
	review: 'word '.repeat( 100 ),
	rating: 0,
	product_name: 'Hat',
};

const COUNTS: Record< string, number > = {
	all: 5,
	hold: 3,
	approved: 2,
	spam: 1,
	trash: 4,
};

let calls: Call[];
let registry: TestRegistry;

/** Opens the screen with reviews of one page. */
export async function open(
	query: Record< string, string > = {},
	responses: Record< string, unknown > = {},
	reviews: object[] = [ REVIEW, OTHER ]
) {
	act( () =>
		getHistory().push(
			`admin.php?${ new URLSearchParams( {
				page: 'storedeck',
				path: '/reviews',
				...query,
			} ) }`
		)
	);
	calls = fakeNetwork( {
		[ `GET ${ PATH }` ]: ( call: Call ) =>
			createResponse(
				Number( call.query.per_page ) === 1 ? [ { id: 1 } ] : reviews,
				{ totalResults: COUNTS[ String( call.query.status ) ] }
			),
		[ `PUT ${ PATH }/*` ]: ( { path, data }: Call ) => ( {
			...REVIEW,
			...Object( data ),
			id: Number( path.split( '/' ).at( -1 ) ),
		} ),
		[ `DELETE ${ PATH }/*` ]: { ...REVIEW, status: 'trash' },
		[ `POST ${ PATH }/batch` ]: ( { data }: Call ) => Object( data ),
		[ `GET ${ REPLIES }` ]: [],
		'GET /wc-analytics/products': [ { id: 21, name: 'Cap &amp; more' } ],
		...responses,
	} );
	registry = createTestRegistry( itemsStore, noticesStore, reviewsStore );
	const { container } = render(
		<RegistryProvider value={ registry }>
			<SlotFillProvider>
				<ReviewsScreen path="/reviews" query={ query } />
			</SlotFillProvider>
		</RegistryProvider>
	);
	await act( settle );
	await act( settle );
	return container;
}

export const click = async ( role: 'button' | 'checkbox', name: string ) => {
	await userEvent.click( screen.getByRole( role, { name } ) );
	await act( settle );
};
export const notices = () => registry.select( noticesStore ).getNotices();
export const texts = () => notices().map( ( { content } ) => content );
export const undo = async () => {
	act( () => {
		notices().at( -1 )?.actions[ 0 ]?.onClick?.();
	} );
	await act( settle );
};
export const writes = () =>
	calls
		.filter( ( { method } ) => method !== 'GET' )
		.map( ( { method, path, query, data } ) => [
			`${ method } ${ path.replace( PATH, '' ) }`,
			data ?? query,
		] );
export const select = ( name: string ) =>
	click( 'checkbox', `Select ${ name }` );
export const ADA = 'review of Cap by Ada';
export const GRACE = 'review of Hat by Grace';
export const apply = async ( action: string ) => {
	await userEvent.selectOptions(
		screen.getByRole( 'combobox', { name: 'Bulk actions' } ),
		action
	);
	await click( 'button', 'Apply' );
};

/** The requests in their order. */
export const getCalls = () => calls;

/** Leaves requests open from here on, and forgets the earlier ones. */
export const stopResponding = () => {
	calls = fakeNetwork();
};

/** For each test. */
export const setUp = () => {
	window.storedeckSettings = {
		dateFormat: 'Y-m-d',
		adminUrl: 'https://store.test/wp-admin/',
	};
};

export const tearDown = () => {
	delete window.storedeckSettings;
};
