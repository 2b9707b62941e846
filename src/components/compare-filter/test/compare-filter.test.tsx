import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getQuery } from '@storedeck/navigation';
import { json, serve } from '../../../api/test/fake-server';
import { CompareButton, CompareFilter } from '..';
import type { CompareFilterProps } from '..';

const user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
const names: Record< string, string > = { 1: 'Mug', 2: 'Cup', 3: 'Jug' };
const getLabels = jest.fn( async ( ids: string ) =>
	ids
		.split( ',' )
		.filter( ( id ) => names[ id ] )
		.map( ( id ) => ( { key: Number( id ), label: names[ id ] ?? '' } ) )
);

const settle = () => act( () => jest.advanceTimersByTimeAsync( 600 ) );
const element = ( props: Partial< CompareFilterProps > = {} ) => (
	<CompareFilter
		type="products"
		param="products"
		path="/analytics/products"
		getLabels={ getLabels }
		labels={ {
			title: 'Compare products',
			placeholder: 'Search for products',
			update: 'Compare now',
			helpText: 'Take two',
		} }
		{ ...props }
	/>
);
async function show( props: Partial< CompareFilterProps > = {} ) {
	const view = render( element( props ) );
	await settle();
	return view;
}
const button = () => screen.getByRole( 'button', { name: 'Compare now' } );
const field = () =>
	screen.getByRole( 'combobox', { name: 'Search for products' } );
const selected = () =>
	screen
		.queryAllByRole( 'button', { name: /^Remove/ } )
		.map( ( tag ) => tag.getAttribute( 'aria-label' )?.slice( 7 ) );

beforeEach( () => {
	jest.useFakeTimers();
	getLabels.mockClear();
	window.history.replaceState(
		{},
		'',
		'/wp-admin/admin.php?page=storedeck&path=%2Fanalytics%2Fproducts'
	);
	serve( () => json( [ { id: 3, name: 'Jug' } ] ) );
} );
afterEach( () => jest.useRealTimers() );

describe( 'CompareFilter', () => {
	it( 'disables the button with a tooltip when fewer than two items are selected', async () => {
		await show( { query: { products: '1' } } );
		expect( button() ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( button() ).toHaveAccessibleDescription( 'Take two' );
		await user.click( button() );
		expect( getQuery().products ).toBeUndefined();
		await settle();
	} );

	it( 'shows the tooltip on hover and hides it with Escape', async () => {
		const help = () =>
			document.querySelector( '.woocommerce-compare-button__help' );
		await show( { query: { products: '1' } } );
		act( () => button().focus() );
		await settle();
		expect( help() ).toHaveTextContent( 'Take two' );
		await user.keyboard( '{Escape}' );
		expect( help() ).toBeNull();
		await user.hover( button() );
		await settle();
		expect( help() ).toHaveTextContent( 'Take two' );
		await user.unhover( button() );
		expect( help() ).toBeNull();
	} );

	it( 'shows the labels of ids in the URL and marks missing items', async () => {
		await show( { query: { products: '1,2,99' } } );
		expect( getLabels ).toHaveBeenCalledWith( '1,2,99', {
			products: '1,2,99',
		} );
		expect( selected() ).toEqual( [ 'Mug', 'Cup', '99 (not found)' ] );
	} );

	it( 'shows ids when labels cannot be loaded', async () => {
		const error = jest.spyOn( console, 'error' ).mockImplementation();
		await show( {
			query: { products: '1,2' },
			getLabels: () => Promise.reject( new Error( 'offline' ) ),
		} );
		expect( selected() ).toEqual( [ '1', '2' ] );
		expect( error ).toHaveBeenCalled();
		error.mockRestore();
	} );

	it( 'updates the URL and calls onClick', async () => {
		const onClick = jest.fn( () => getQuery().products );
		await show( { query: { products: '1' }, onClick } );
		await user.click( field() );
		await user.keyboard( 'jug' );
		await settle();
		await user.keyboard( '{ArrowDown}{Enter}' );
		expect( getQuery().products ).toBeUndefined();
		await user.click( button() );
		expect( getQuery() ).toMatchObject( { products: '1,3' } );
		expect( onClick ).toHaveReturnedWith( '1,3' );
	} );

	it( 'removes the parameter with Clear all and keeps focus in the card', async () => {
		await show( { query: { products: '1,2' } } );
		window.history.replaceState( {}, '', '?products=1,2' );
		await user.click( screen.getByRole( 'button', { name: 'Clear all' } ) );
		expect( selected() ).toEqual( [] );
		expect( getQuery().products ).toBeUndefined();
		expect( field() ).toHaveFocus();
		expect(
			screen.queryByRole( 'button', { name: 'Clear all' } )
		).not.toBeInTheDocument();
	} );

	it( 'removes the parameter with the last item', async () => {
		window.history.replaceState( {}, '', '?products=1' );
		await show( { query: { products: '1' } } );
		await user.click(
			screen.getByRole( 'button', { name: 'Remove Mug' } )
		);
		expect( getQuery().products ).toBeUndefined();
	} );

	it( 'resets the selection when the parameter or the URL changes', async () => {
		const { rerender } = await show( { query: { products: '1,2' } } );
		await user.click(
			screen.getByRole( 'button', { name: 'Remove Mug' } )
		);
		expect( selected() ).toEqual( [ 'Cup' ] );
		rerender( element( { query: { products: '2,3' } } ) );
		await settle();
		expect( selected() ).toEqual( [ 'Cup', 'Jug' ] );
		rerender( element( { query: { products: '2,3' }, param: 'coupons' } ) );
		await settle();
		expect( selected() ).toEqual( [] );
	} );
} );

describe( 'CompareButton', () => {
	const onClick = jest.fn();
	const renderButton = (
		count: number,
		props: { disabled?: boolean; className?: string } = {}
	) =>
		render(
			<CompareButton
				count={ count }
				helpText="Take two"
				onClick={ onClick }
				{ ...props }
			>
				Go
			</CompareButton>
		);
	const go = () => screen.getByRole( 'button', { name: 'Go' } );
	const help = () =>
		document.querySelector( '.woocommerce-compare-button__help' );

	beforeEach( () => onClick.mockClear() );

	it.each( [ 0, 1 ] )(
		'stays focusable and does nothing with %d items',
		async ( count ) => {
			renderButton( count );
			expect( go() ).toBeEnabled();
			expect( go() ).toHaveAttribute( 'aria-disabled', 'true' );
			expect( go() ).toHaveAccessibleDescription( 'Take two' );
			expect( help() ).toBeNull();
			await user.click( go() );
			await settle();
			expect( onClick ).not.toHaveBeenCalled();
		}
	);

	it.each( [ 2, 3 ] )( 'can be clicked with %d items', async ( count ) => {
		renderButton( count, { className: 'mine' } );
		expect( go() ).toHaveClass( 'woocommerce-compare-button', 'mine' );
		expect( go() ).not.toHaveAttribute( 'aria-disabled' );
		expect( go() ).not.toHaveAttribute( 'aria-describedby' );
		await user.click( go() );
		await settle();
		expect( onClick ).toHaveBeenCalledTimes( 1 );
		expect( help() ).toBeNull();
	} );

	it.each( [ 0, 3 ] )(
		'shows no tooltip when disabled with %d items',
		( count ) => {
			renderButton( count, { disabled: true } );
			expect( go() ).toBeDisabled();
			expect( go() ).not.toHaveAttribute( 'aria-describedby' );
			expect( screen.queryByText( 'Take two' ) ).not.toBeInTheDocument();
		}
	);

	it( 'keeps the tooltip until focus leaves it', async () => {
		renderButton( 1 );
		act( () => go().focus() );
		await settle();
		expect( help() ).toHaveAttribute( 'aria-hidden', 'true' );
		expect( go() ).toHaveFocus();
		await user.keyboard( 'a' );
		expect( help() ).toBeInTheDocument();
		await user.tab();
		expect( help() ).toBeNull();
	} );
} );

describe( 'defaults', () => {
	const remove = () => screen.queryByRole( 'button', { name: 'Clear all' } );

	it( 'has standard labels and no title', async () => {
		await show( {
			labels: undefined,
			getLabels: undefined,
			query: { products: '1' },
		} );
		expect(
			screen.getByRole( 'button', { name: 'Compare' } )
		).toHaveAccessibleDescription(
			'Select at least two items to compare.'
		);
		expect( screen.queryByRole( 'heading' ) ).not.toBeInTheDocument();
		expect( selected() ).toEqual( [ '1' ] );
		expect( remove() ).toBeInTheDocument();
	} );

	it.each( [ undefined, {}, { products: [ '1', '2' ] } ] )(
		'selects no items for the query %j',
		async ( query ) => {
			await show( { query } );
			expect( selected() ).toEqual( [] );
			expect( remove() ).not.toBeInTheDocument();
			expect(
				screen.getByRole( 'heading', { name: 'Compare products' } )
			).toBeInTheDocument();
		}
	);

	it( 'updates the URL without a callback and leaves it alone before', async () => {
		await show( { query: { products: '1,2,3', orderby: 'x' } } );
		await user.click(
			screen.getByRole( 'button', { name: 'Remove Mug' } )
		);
		expect( getQuery().products ).toBeUndefined();
		await user.click( button() );
		expect( getQuery() ).toEqual( {
			page: 'storedeck',
			path: '/analytics/products',
			products: '2,3',
			orderby: 'x',
		} );
	} );

	it( 'has inline tags and a static list', async () => {
		const { container } = await show( { query: { products: '1' } } );
		expect( container.querySelector( '.woocommerce-search' ) ).toHaveClass(
			'has-inline-tags',
			'is-static-results'
		);
	} );

	it( 'discards typed text when the type changes', async () => {
		const { rerender } = await show();
		await user.click( field() );
		await user.keyboard( 'jug' );
		expect( field() ).toHaveValue( 'jug' );
		rerender( element( { type: 'coupons' } ) );
		expect( field() ).toHaveValue( '' );
		await settle();
	} );
} );

it( 'shows preloaded labels without requesting others', async () => {
	const getPreloaded = Object.assign( jest.fn( getLabels ), {
		getPreloaded: ( ids: string ) =>
			ids === '1,2'
				? [
						{ key: 1, label: 'Mug' },
						{ key: 2, label: 'Cup' },
				  ]
				: undefined,
	} );
	const compare = ( products: string ) =>
		element( { getLabels: getPreloaded, query: { products } } );
	const { rerender } = render( compare( '1,2' ) );
	expect( selected() ).toEqual( [ 'Mug', 'Cup' ] );
	await settle();
	expect( getPreloaded ).not.toHaveBeenCalled();
	rerender( compare( '1,3' ) );
	await settle();
	expect( selected() ).toEqual( [ 'Mug', 'Jug' ] );
} );
