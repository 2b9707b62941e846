import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, serve } from '../../../api/test/fake-server';
import { Search } from '..';
import type { SearchProps } from '..';

const requests: string[] = [];
const onChange = jest.fn();
const user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
const wait = ( ms: number ) => act( () => jest.advanceTimersByTimeAsync( ms ) );
const field = () => screen.getByRole( 'combobox', { name: 'Search' } );
const root = () => field().closest( '.woocommerce-search' );
const tea = { key: 7, label: 'Tea' };
const mug = { key: 3, label: 'Blue mug' };

const element = ( props: Partial< SearchProps > = {} ) => (
	<Search
		type="products"
		placeholder="Search"
		onChange={ onChange }
		{ ...props }
	/>
);

async function search( query: string, props: Partial< SearchProps > = {} ) {
	const view = render( element( props ) );
	await user.click( field() );
	await user.keyboard( query );
	await wait( 500 );
	return view;
}

beforeEach( () => {
	jest.useFakeTimers();
	requests.length = 0;
	onChange.mockClear();
	serve( ( { url } ) => {
		requests.push( url.replace( /^.*\/wc-analytics/, '' ) );
		return json( [ { id: 3, name: 'Blue mug' } ] );
	} );
} );
afterEach( () => jest.useRealTimers() );

it( 'requests nothing and offers no text before text is typed', async () => {
	render( element( { allowFreeTextSearch: true } ) );
	await user.click( field() );
	await wait( 1000 );
	expect( requests ).toEqual( [] );
	expect( screen.queryByRole( 'option' ) ).not.toBeInTheDocument();
	expect( screen.queryByText( 'No results.' ) ).not.toBeInTheDocument();
} );

it( 'has a list below the content and tags below the field by default', async () => {
	await search( 'mug', { selected: [ tea ], className: 'mine' } );
	expect( root() ).toHaveClass(
		'woocommerce-select-control woocommerce-search mine is-focused is-searchable',
		{ exact: true }
	);
	expect( screen.getByRole( 'listbox' ) ).not.toHaveClass( 'is-static' );
	expect(
		screen.queryByRole( 'button', { name: 'Clear all' } )
	).not.toBeInTheDocument();
	await user.keyboard( '{ArrowDown}{Enter}' );
	expect( onChange ).toHaveBeenCalledWith( [ tea, mug ] );
} );

it( 'can have inline tags, a clear button and a static list', async () => {
	await search( 'mug', {
		selected: [ tea ],
		inlineTags: true,
		showClearButton: true,
		staticResults: true,
	} );
	expect( root() ).toHaveClass( 'has-inline-tags', 'is-static-results' );
	expect( screen.getByRole( 'listbox' ) ).toHaveClass( 'is-static' );
	await user.click( screen.getByRole( 'button', { name: 'Clear all' } ) );
	expect( onChange ).toHaveBeenCalledWith( [] );
} );

it.each( [ false, 0 ] )(
	'replaces the selected item when multiple is %p',
	async ( multiple ) => {
		await search( 'mug', { selected: [ tea ], multiple } );
		await user.keyboard( '{ArrowDown}{Enter}' );
		expect( onChange ).toHaveBeenCalledWith( [ mug ] );
	}
);

it( 'renders without a selection and can be disabled', () => {
	render( <Search type="products" placeholder="Search" disabled /> );
	expect( field() ).toBeDisabled();
	expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
} );

it( 'ignores changes of a selection that is a key', async () => {
	await search( 'mug', { selected: '', multiple: false } );
	await user.keyboard( '{ArrowDown}{Enter}' );
	expect( onChange ).not.toHaveBeenCalled();
} );

it( 'searches the current type', async () => {
	const { rerender } = render( element( { type: 'coupons' } ) );
	rerender( element( { type: 'orders' } ) );
	await user.click( field() );
	await user.keyboard( '1' );
	await wait( 500 );
	expect( requests ).toEqual( [ '/orders?number=1&per_page=10' ] );
} );
