import { act, render, screen, within } from '@testing-library/react';
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
import { getHistory, getQuery } from '@storedeck/navigation';
import { FAILED } from '../../../test/support';
import ReviewsScreen from '..';

const PATH = '/wc-analytics/products/reviews';
const REPLIES = '/wp/v2/comments';

const REVIEW = {
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
const OTHER = {
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
let reviews: object[];

async function open(
	query: Record< string, string > = {},
	responses: Record< string, unknown > = {}
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

const click = async ( role: 'button' | 'checkbox', name: string ) => {
	await userEvent.click( screen.getByRole( role, { name } ) );
	await act( settle );
};
const notices = () => registry.select( noticesStore ).getNotices();
const texts = () => notices().map( ( { content } ) => content );
const undo = async () => {
	act( () => {
		notices().at( -1 )?.actions[ 0 ]?.onClick?.();
	} );
	await act( settle );
};
const writes = () =>
	calls
		.filter( ( { method } ) => method !== 'GET' )
		.map( ( { method, path, query, data } ) => [
			`${ method } ${ path.replace( PATH, '' ) }`,
			data ?? query,
		] );
const select = ( name: string ) => click( 'checkbox', `Select ${ name }` );
const ADA = 'review of Cap by Ada';
const GRACE = 'review of Hat by Grace';
const apply = async ( action: string ) => {
	await userEvent.selectOptions(
		screen.getByRole( 'combobox', { name: 'Bulk actions' } ),
		action
	);
	await click( 'button', 'Apply' );
};

beforeEach( () => {
	reviews = [ REVIEW, OTHER ];
	window.storedeckSettings = {
		dateFormat: 'Y-m-d',
		adminUrl: 'https://store.test/wp-admin/',
	};
} );

afterEach( () => {
	delete window.storedeckSettings;
} );

describe( 'the list', () => {
	it( 'counts the reviews of each status and marks the current one', async () => {
		await open( { status: 'hold' } );
		const tabs = within(
			screen.getByRole( 'navigation', {
				name: 'Filter reviews by status',
			} )
		);
		expect(
			tabs
				.getAllByRole( 'link' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'All (5)',
			'Pending (3)',
			'Approved (2)',
			'Spam (1)',
			'Trash (4)',
		] );
		expect(
			tabs.getByRole( 'link', { current: 'page' } )
		).toHaveTextContent( 'Pending (3)' );
	} );

	it( 'has no count for all reviews until those of both statuses are loaded', async () => {
		await open(
			{},
			{
				[ `GET ${ PATH }` ]: ( call: Call ) =>
					call.query.status === 'approved'
						? FAILED
						: createResponse( reviews, { totalResults: 3 } ),
			}
		);
		expect( screen.getByRole( 'link', { name: 'All' } ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Pending (3)' } )
		).toBeVisible();
	} );

	it( 'shows reviewer, text, product, date and what is pending', async () => {
		await open();
		const [ , ada, grace ] = screen.getAllByRole( 'row' );
		expect( ada ).toHaveTextContent( /Ada/ );
		expect( ada ).toHaveTextContent( 'Pending approval' );
		expect( ada ).toHaveTextContent( 'Fine cap.' );
		expect( ada ).toHaveTextContent( 'Cap' );
		expect( ada ).toHaveTextContent( '2026-11-02' );
		expect(
			screen.getAllByRole( 'img', { name: /Rated|out of 5|stars/ } )
		).toHaveLength( 1 );
		expect( grace ).not.toHaveTextContent( 'Pending approval' );
	} );

	it( 'shows the replies of the store', async () => {
		await open(
			{},
			{
				[ `GET ${ REPLIES }` ]: [
					{
						id: 8,
						parent: 1,
						author_name: 'Store',
						date: '2026-11-03T08:00:00',
						content: { rendered: '<p>Thanks.</p>' },
					},
					{
						id: 9,
						parent: 1,
						author_name: 'Undated',
						content: { rendered: '<p>Again.</p>' },
					},
				],
			}
		);
		const lists = screen.getAllByRole( 'list', { name: 'Replies' } );
		expect( lists ).toHaveLength( 1 );
		expect(
			within( lists[ 0 ] ?? document.body )
				.getAllByRole( 'listitem' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Store replied on 2026-11-03Thanks.', 'UndatedAgain.' ] );
	} );

	it( 'says that it is empty, and has nothing to select', async () => {
		reviews = [];
		await open( { status: 'hold' } );
		expect(
			screen.getByText( 'No reviews pending approval.' )
		).toBeVisible();
		expect(
			screen.getByRole( 'checkbox', { name: 'Select all' } )
		).toBeDisabled();
	} );

	it( 'is loaded again after a failure', async () => {
		const responses = {
			[ `GET ${ PATH }` ]: FAILED as unknown,
		};
		await open( {}, responses );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Could not load reviews.Not today.'
		);
		const count = calls.filter( ( { path } ) => path === PATH ).length;
		await click( 'button', 'Reload' );
		expect(
			calls.filter( ( { path } ) => path === PATH ).length - count
		).toBe( 5 );
	} );
} );

describe( 'the filters', () => {
	it( 'change the URL', async () => {
		await open();
		const rating = screen.getByRole( 'combobox', { name: 'Rating' } );
		expect(
			within( rating )
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'All ratings',
			'5 stars',
			'4 stars',
			'3 stars',
			'2 stars',
			'1 star',
		] );
		await userEvent.selectOptions( rating, '4' );
		expect( getQuery().rating ).toBe( '4' );
		await userEvent.selectOptions( rating, '' );
		expect( getQuery().rating ).toBeUndefined();
	} );

	it( 'name the products of the URL', async () => {
		await open( { product: '21,22', rating: '2' } );
		expect( screen.getByText( 'Cap & more' ) ).toBeVisible();
		expect( screen.getByText( '#22' ) ).toBeVisible();
		expect(
			screen.getByRole( 'combobox', { name: 'Rating' } )
		).toHaveValue( '2' );
	} );
} );

describe( 'an action on a review', () => {
	it( 'is sent, reported and undone', async () => {
		const container = await open();
		await click( 'button', 'Approve: review by Ada' );
		expect( writes() ).toEqual( [ [ 'PUT /1', { status: 'approved' } ] ] );
		expect( texts() ).toEqual( [ '1 review approved.' ] );
		await undo();
		expect( writes().at( -1 ) ).toEqual( [ 'PUT /1', { status: 'hold' } ] );
		expect( container.querySelector( '.storedeck-place' ) ).toHaveFocus();
		await click( 'button', 'Trash: review by Ada' );
		expect( writes().at( -1 ) ).toEqual( [ 'DELETE /1', {} ] );
		expect( texts().at( -1 ) ).toBe( '1 review moved to trash.' );
		await undo();
		expect( writes().at( -1 ) ).toEqual( [
			'PUT /1',
			{ status: 'untrash' },
		] );
	} );

	it( 'that fails, or cannot be undone, is reported', async () => {
		let response: unknown = FAILED;
		await open( {}, { [ `PUT ${ PATH }/*` ]: () => response } );
		await click( 'button', 'Approve: review by Ada' );
		expect( notices() ).toMatchObject( [
			{
				content: 'Could not update 1 review. Not today.',
				status: 'error',
			},
		] );
		response = REVIEW;
		await click( 'button', 'Approve: review by Ada' );
		response = FAILED;
		await undo();
		expect( texts().at( -1 ) ).toBe(
			'Could not undo the change. Not today.'
		);
	} );

	it( 'is not sent twice', async () => {
		await open( {}, { [ `PUT ${ PATH }/*` ]: undefined } );
		calls = fakeNetwork();
		await click( 'button', 'Approve: review by Ada' );
		const button = screen.getByRole( 'button', {
			name: 'Approve: review by Ada',
		} );
		expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
		await userEvent.click( button );
		expect( writes() ).toHaveLength( 1 );
	} );

	it( 'deletes a review permanently after a confirmation', async () => {
		reviews = [ { ...REVIEW, status: 'trash' } ];
		await open( { status: 'trash' } );
		await click( 'button', 'Delete permanently: review by Ada' );
		const dialog = () => screen.getByRole( 'dialog' );
		expect( dialog() ).toHaveTextContent( 'This can’t be undone.' );
		await click( 'button', 'Cancel' );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( writes() ).toEqual( [] );
		await click( 'button', 'Delete permanently: review by Ada' );
		await userEvent.click(
			within( dialog() ).getByRole( 'button', {
				name: 'Delete permanently',
			} )
		);
		await act( settle );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( writes() ).toEqual( [ [ 'DELETE /1', { force: 'true' } ] ] );
		expect( texts() ).toEqual( [ '1 review permanently deleted.' ] );
		expect( notices()[ 0 ]?.actions ).toEqual( [] );
		expect(
			screen.queryByRole( 'button', { name: /^Reply/ } )
		).not.toBeInTheDocument();
	} );
} );

describe( 'an action on several reviews', () => {
	it( 'is sent once, and clears the selection', async () => {
		await open();
		await select( ADA );
		await select( GRACE );
		expect( screen.getByText( '2 selected' ) ).toBeVisible();
		await apply( 'spam' );
		expect( writes() ).toEqual( [
			[
				'POST /batch',
				{
					update: [
						{ id: 1, status: 'spam' },
						{ id: 2, status: 'spam' },
					],
				},
			],
		] );
		expect( texts() ).toEqual( [ '2 reviews marked as spam.' ] );
		expect( screen.queryByText( '2 selected' ) ).not.toBeInTheDocument();
		await undo();
		expect( writes().at( -1 ) ).toEqual( [
			'POST /batch',
			{
				update: [
					{ id: 1, status: 'unspam' },
					{ id: 2, status: 'unspam' },
				],
			},
		] );
	} );

	it( 'says how many failed and why, and undoes only the others', async () => {
		await open(
			{},
			{
				[ `POST ${ PATH }/batch` ]: {
					update: [
						{ id: 1, error: { message: 'It is gone.' } },
						{ ...OTHER, status: 'spam' },
					],
				},
			}
		);
		await select( ADA );
		await select( GRACE );
		await apply( 'spam' );
		expect( texts() ).toEqual( [
			'Could not update 1 review. It is gone.',
			'1 review marked as spam.',
		] );
		await undo();
		expect( writes().at( -1 ) ).toEqual( [
			'PUT /2',
			{ status: 'unspam' },
		] );
	} );

	it( 'reports no success when all of them failed', async () => {
		await open(
			{},
			{
				[ `POST ${ PATH }/batch` ]: {
					update: [ 1, 2 ].map( ( id ) => ( {
						id,
						error: { message: 'It is gone.' },
					} ) ),
				},
			}
		);
		await select( ADA );
		await select( GRACE );
		await apply( 'spam' );
		expect( texts() ).toEqual( [
			'Could not update 2 reviews. It is gone.',
		] );
	} );

	it( 'deletes them with one request after a confirmation', async () => {
		reviews = [
			{ ...REVIEW, status: 'trash' },
			{ ...OTHER, status: 'spam' },
		];
		await open(
			{},
			{
				[ `POST ${ PATH }/batch` ]: {
					delete: [
						{ id: 1, deleted: true },
						{ id: 2, error: { message: 'It is gone.' } },
					],
				},
			}
		);
		await click( 'checkbox', 'Select all' );
		await apply( 'delete' );
		await userEvent.click(
			within( screen.getByRole( 'dialog' ) ).getByRole( 'button', {
				name: 'Delete permanently',
			} )
		);
		await act( settle );
		expect( writes() ).toEqual( [
			[ 'POST /batch', { delete: [ 1, 2 ] } ],
		] );
		expect( texts() ).toEqual( [
			'Could not update 1 review. It is gone.',
			'1 review permanently deleted.',
		] );
		expect( screen.queryByText( '2 selected' ) ).not.toBeInTheDocument();
	} );

	it( 'is one that the selected reviews allow', async () => {
		await open();
		const options = () =>
			within( screen.getByRole( 'combobox', { name: 'Bulk actions' } ) )
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent );
		expect( options() ).toEqual( [
			'Bulk actions',
			'Approve',
			'Unapprove',
			'Spam',
			'Trash',
		] );
		await select( GRACE );
		expect( options() ).toEqual( [
			'Bulk actions',
			'Unapprove',
			'Spam',
			'Trash',
		] );
	} );
} );

describe( 'a reply', () => {
	const field = () => screen.getByRole( 'textbox', { name: 'Reply to Ada' } );
	const form = () => screen.queryByRole( 'textbox', { name: /^Reply to/ } );
	const openForm = () => click( 'button', 'Reply: review by Ada' );
	const replied = { id: 30, parent: 1, status: 'approved' };

	it( 'is sent without spaces around it, reported and undone', async () => {
		const container = await open(
			{},
			{
				[ `POST ${ REPLIES }` ]: replied,
				[ `DELETE ${ REPLIES }/*` ]: {},
			}
		);
		await openForm();
		expect( field() ).toHaveFocus();
		expect(
			screen.getByRole( 'button', { name: 'Reply: review by Ada' } )
		).toHaveAttribute( 'aria-expanded', 'true' );
		await userEvent.type( field(), ' Thanks! ' );
		await click( 'button', 'Send reply' );
		expect( writes() ).toEqual( [
			[
				`POST ${ REPLIES }`,
				expect.objectContaining( { content: 'Thanks!', parent: 1 } ),
			],
		] );
		expect( form() ).not.toBeInTheDocument();
		expect(
			screen.getByRole( 'button', { name: 'Reply: review by Ada' } )
		).toHaveFocus();
		expect( texts() ).toEqual( [ 'Reply added.' ] );
		await undo();
		expect( writes().at( -1 )?.[ 0 ] ).toBe( `DELETE ${ REPLIES }/30` );
		expect( container.querySelector( '.storedeck-place' ) ).toHaveFocus();
	} );

	it( 'may await moderation, and says when it cannot be undone', async () => {
		await open(
			{},
			{
				[ `POST ${ REPLIES }` ]: { ...replied, status: 'hold' },
				[ `DELETE ${ REPLIES }/*` ]: FAILED,
			}
		);
		await openForm();
		await userEvent.type( field(), 'Thanks!{Control>}{Enter}{/Control}' );
		await act( settle );
		expect( texts() ).toEqual( [ 'Your reply is awaiting moderation.' ] );
		await undo();
		expect( texts().at( -1 ) ).toBe(
			'Could not undo the change. Not today.'
		);
	} );
} );
