import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reviewsStore } from '@storedeck/data';
import { createResponse, fakeNetwork, settle } from '@storedeck/data/testing';
import type { Call, Responses } from '@storedeck/data/testing';
import { getHistory } from '@storedeck/navigation';
import { attentionStore } from '../../../common/attention/store';
import { useAttention } from '../../../common/attention/use-attention';
import {
	getNotices,
	renderWithNotices,
} from '../../../common/test/render-with-notices';
import ReviewsPanel from '../reviews';

const PATH = '/wc-analytics/products/reviews';
const ATTENTION = '/storedeck/v1/attention';

const REVIEW = {
	id: 1,
	status: 'hold',
	reviewer: 'Ada',
	review: '<p>Fine <b>cap</b>.</p>',
	rating: 4,
	product_id: 21,
	product_name: 'Cap',
	product_permalink: 'https://store.test/product/cap/',
	date_created: '2026-11-02T18:56:00',
};
const OTHER = { ...REVIEW, id: 2, reviewer: 'Grace', product_name: 'Hat' };

let calls: Call[];

/** The header, which shows counts. */
function Header() {
	useAttention();
	return null;
}

/** Opens the panel of a store with these reviews. */
async function open( stored: object[], responses: Responses = {} ) {
	let reviews = stored;
	calls = fakeNetwork( {
		[ `GET ${ PATH }` ]: () => reviews,
		[ `GET ${ ATTENTION }` ]: {},
		[ `PUT ${ PATH }/*` ]: ( { path, data }: Call ) => {
			const id = Number( path.split( '/' ).at( -1 ) );
			const changed = { ...REVIEW, id, ...Object( data ) };
			reviews = reviews.map( ( review ) =>
				'id' in review && review.id === id
					? { ...review, ...Object( data ) }
					: review
			);
			return changed;
		},
		...responses,
	} );
	renderWithNotices(
		<div role="dialog" tabIndex={ -1 } data-retry-focus>
			<Header />
			<ReviewsPanel />
		</div>,
		reviewsStore,
		attentionStore
	);
	await act( settle );
}

const click = async ( name: string ) => {
	await userEvent.click( screen.getByRole( 'button', { name } ) );
	await act( settle );
};
const count = ( path: string ) =>
	calls.filter( ( call ) => call.path === path ).length;
const writes = () =>
	calls
		.filter( ( { method } ) => method === 'PUT' )
		.map( ( { path, data } ) => [ path.replace( PATH, '' ), data ] );
const titles = () =>
	screen
		.queryAllByRole( 'article' )
		.map(
			( card ) => within( card ).getByRole( 'heading' ).textContent ?? ''
		);

beforeEach( () => {
	window.storedeckSettings = {
		dateFormat: 'Y-m-d',
		adminUrl: 'https://store.test/wp-admin/',
	};
} );
afterEach( () => {
	delete window.storedeckSettings;
} );

it( 'lists pending reviews with product, date, rating and formatted text', async () => {
	await open( [ REVIEW, { ...OTHER, status: 'approved' } ] );
	expect( calls.find( ( { path } ) => path === PATH )?.query ).toMatchObject(
		{ status: 'hold', per_page: '10', order: 'desc' }
	);
	expect( titles() ).toEqual( [ 'Review by Ada' ] );
	const card = screen.getByRole( 'article' );
	expect( card ).toHaveTextContent( 'Cap · 2026-11-02' );
	expect( within( card ).getByText( 'cap' ).tagName ).toBe( 'B' );
	expect(
		within( card ).getByRole( 'img', { name: /4 .*5/ } )
	).toBeInTheDocument();
	expect( within( card ).getByRole( 'link' ) ).toHaveAttribute(
		'href',
		'https://store.test/product/cap/'
	);
	expect(
		within( card )
			.getAllByRole( 'button' )
			.map( ( button ) => button.textContent )
	).toEqual( [ 'Approve', 'Spam', 'Trash' ] );
} );

it( 'shows a review without date, author, text and link', async () => {
	await open( [ { id: 3, status: 'hold', product_name: 'Cap' } ] );
	expect( titles() ).toEqual( [ 'Review by ' ] );
	const card = screen.getByRole( 'article' );
	expect( card ).toHaveTextContent( 'Cap' );
	expect( card ).not.toHaveTextContent( '·' );
	expect( within( card ).queryByRole( 'link' ) ).not.toBeInTheDocument();
} );

it( 'offers no link to a URL that is none of a website', async () => {
	await open( [ { ...REVIEW, product_permalink: 'mailto:ada@x.test' } ] );
	expect( screen.getByRole( 'article' ) ).toHaveTextContent( 'Cap' );
	expect(
		within( screen.getByRole( 'article' ) ).queryByRole( 'link' )
	).not.toBeInTheDocument();
} );

it( 'says when no review is pending, and leads to all reviews', async () => {
	await open( [] );
	expect(
		screen.getByText(
			'No reviews to moderate. New reviews will appear here.'
		)
	).toBeVisible();
	await userEvent.click(
		screen.getByRole( 'link', { name: 'View all reviews' } )
	);
	expect( getHistory().location.pathname ).toBe( '/reviews' );
} );

it( 'says why the list is missing, and loads it again', async () => {
	let response: unknown = createResponse(
		{ code: 'x', message: 'Not today.' },
		{ status: 400 }
	);
	await open( [], { [ `GET ${ PATH }` ]: () => response } );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load reviews.Not today.'
	);
	expect( screen.queryByText( /^No reviews/ ) ).not.toBeInTheDocument();
	response = [ REVIEW ];
	await click( 'Reload' );
	expect( titles() ).toEqual( [ 'Review by Ada' ] );
	expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
} );

it.each( [
	[ 'Approve', 'approved', 'Review by Ada approved.' ],
	[ 'Spam', 'spam', 'Review by Ada marked as spam.' ],
	[ 'Trash', 'trash', 'Review by Ada moved to trash.' ],
] )( 'moderates with %s, and undoes it', async ( label, status, message ) => {
	await open( [ REVIEW, OTHER ] );
	expect( count( ATTENTION ) ).toBe( 1 );
	await click( `${ label }: review by Ada` );
	expect( writes() ).toEqual( [ [ '/1', { status } ] ] );
	expect( titles() ).toEqual( [ 'Review by Grace' ] );
	expect( getNotices() ).toHaveTextContent( message );
	// The count in the header is loaded again.
	expect( count( ATTENTION ) ).toBe( 2 );

	await click( 'Undo' );
	expect( writes().at( -1 ) ).toEqual( [ '/1', { status: 'hold' } ] );
	expect( titles() ).toContain( 'Review by Ada' );
	expect( count( ATTENTION ) ).toBe( 3 );
} );

it( 'reports a review that was not changed, and keeps it', async () => {
	await open( [ REVIEW ], {
		[ `PUT ${ PATH }/*` ]: createResponse(
			{ code: 'x', message: 'Not today.' },
			{ status: 400 }
		),
	} );
	await click( 'Approve: review by Ada' );
	expect( getNotices() ).toHaveTextContent(
		'Could not update the review. Not today.'
	);
	expect( getNotices() ).not.toHaveTextContent( 'approved' );
	expect( titles() ).toEqual( [ 'Review by Ada' ] );
	expect( count( ATTENTION ) ).toBe( 1 );
} );

it( 'sends a change once while it is being saved', async () => {
	await open( [ REVIEW, OTHER ] );
	calls = fakeNetwork( { [ `GET ${ ATTENTION }` ]: {} } );
	await click( 'Approve: review by Ada' );
	const [ ada, grace ] = screen.getAllByRole( 'article' );
	expect( ada ).toHaveAttribute( 'aria-busy', 'true' );
	expect( grace ).toHaveAttribute( 'aria-busy', 'false' );
	const spam = screen.getByRole( 'button', { name: 'Spam: review by Ada' } );
	expect( spam ).toHaveAttribute( 'aria-disabled', 'true' );
	await userEvent.click( spam );
	expect( writes() ).toEqual( [ [ '/1', { status: 'approved' } ] ] );
} );

describe( 'the focus', () => {
	it( 'moves to the next review', async () => {
		await open( [ REVIEW, OTHER ] );
		await click( 'Approve: review by Ada' );
		expect(
			within( screen.getByRole( 'article' ) ).getByRole( 'link' )
		).toHaveFocus();
	} );

	it( 'moves to the previous review after the last', async () => {
		await open( [ REVIEW, { ...OTHER, product_permalink: '' } ] );
		await click( 'Trash: review by Grace' );
		expect( titles() ).toEqual( [ 'Review by Ada' ] );
		expect(
			within( screen.getByRole( 'article' ) ).getByRole( 'link' )
		).toHaveFocus();
	} );

	it( 'moves to the panel after the only one', async () => {
		await open( [ REVIEW ] );
		await click( 'Spam: review by Ada' );
		expect( screen.getByRole( 'dialog' ) ).toHaveFocus();
	} );
} );
