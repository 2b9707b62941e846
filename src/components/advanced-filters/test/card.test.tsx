import { screen, within } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import { getQuery } from '@storedeck/navigation';
import {
	add,
	filterLink,
	onAction,
	pick,
	press,
	row,
	settle,
	show,
	target,
	user,
} from './show-card';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

beforeEach( () => {
	jest.useFakeTimers();
	onAction.mockClear();
	jest.mocked( speak ).mockClear();
} );
afterEach( () => jest.useRealTimers() );

describe( 'card', () => {
	it.each( [
		[ undefined, true ],
		[ 'en', true ],
		[ 'en_GB', true ],
		[ 'de_DE', false ],
	] )(
		'knows whether the site locale %p is English',
		async ( siteLocale, isEnglish ) => {
			const { card } = await show( '', { siteLocale } );
			expect( card?.classList.contains( 'is-english' ) ).toBe(
				isEnglish
			);
		}
	);

	it( 'renders without filters, query and callbacks', async () => {
		const { container } = await show( '', {
			config: {},
			query: undefined,
			onAdvancedFilterAction: undefined,
		} );
		expect( screen.getAllByRole( 'group' ) ).toHaveLength( 1 );
		expect( screen.getByRole( 'button' ) ).toHaveTextContent( 'Filter' );
		expect( container.querySelector( 'ul' ) ).toBeNull();
	} );

	it( 'works without an action callback', async () => {
		await show( '', { onAdvancedFilterAction: undefined } );
		await add( 'Status' );
		expect( target() ).toMatchObject( { status_is: 'completed' } );
	} );

	it( 'selects the match of the URL and passes it on', async () => {
		await show( '&status_is=failed&match=any' );
		expect(
			screen.getByRole( 'group', { name: 'Orders match Any filters' } )
		).toBeInTheDocument();
		await pick( 'Choose to apply any or all filters', 'All' );
		expect( onAction.mock.calls ).toEqual( [
			[ 'match', { match: 'all' } ],
		] );
		expect(
			screen.getByRole( 'group', { name: 'Orders match All filters' } )
		).toBeInTheDocument();
	} );

	it( 'hides the button when all filters are used', async () => {
		await show( '&status_is=failed&payment_is=failed' );
		const add_ = () =>
			screen.queryByRole( 'button', { name: 'Add a Filter' } );
		expect( add_() ).toHaveAttribute( 'aria-expanded', 'false' );
		await add( 'Items' );
		expect( add_() ).not.toBeInTheDocument();
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	} );

	it( 'changes and removes only the row that is used', async () => {
		await show( '&status_is=failed&payment_is=failed' );
		await pick( 'Select Payment', 'Completed' );
		expect( target() ).toMatchObject( {
			status_is: 'failed',
			payment_is: 'completed',
		} );
		await pick( 'Select Payment match', 'was' );
		expect( target() ).toMatchObject( {
			status_is: 'failed',
			payment_was: 'completed',
		} );
		await press( 'Remove Payment filter' );
		expect( onAction ).toHaveBeenLastCalledWith(
			'remove',
			expect.objectContaining( { key: 'payment' } )
		);
		expect( row( 'Status' ) ).toHaveFocus();
		expect( screen.queryByRole( 'group', { name: 'Payment' } ) ).toBeNull();
		expect( target() ).not.toHaveProperty( 'payment_is' );
		expect( getQuery() ).toHaveProperty( 'payment_is' );
	} );

	it( 'moves focus to the row that follows the removed one', async () => {
		await show( '&status_is=failed&payment_is=failed&items_is=1' );
		await press( 'Remove Payment filter' );
		expect( row( 'Items' ) ).toHaveFocus();
	} );

	it( 'does not take focus when it is shown', async () => {
		await show( '&status_is=failed' );
		expect( document.body ).toHaveFocus();
		expect(
			screen.getByRole( 'button', { name: 'Filter' } )
		).toBeDisabled();
	} );

	it( 'does not take focus when a change is undone after the filters were applied', async () => {
		const { follow } = await show();
		await add( 'Status' );
		await user.click( filterLink() );
		await follow();
		await follow();
		await pick( 'Select Status', 'Failed' );
		expect( filterLink() ).toBeInTheDocument();
		await pick( 'Select Status', 'Completed' );
		expect(
			screen.getByRole( 'combobox', { name: 'Select Status' } )
		).toHaveFocus();
		expect(
			screen.getByRole( 'button', { name: 'Filter' } )
		).toBeDisabled();
	} );

	it( 'passes the applied query to the action callback', async () => {
		await show( '&period=year&color_is=red' );
		await add( 'Status' );
		onAction.mockClear();
		await user.click( filterLink() );
		expect( onAction.mock.calls ).toEqual( [
			[
				'filter',
				expect.objectContaining( {
					period: 'year',
					status_is: 'completed',
					color_is: undefined,
					match: 'all',
				} ),
			],
		] );
	} );

	it( 'announces incomplete filters and marks only those that were applied', async () => {
		await show();
		await add( 'Items' );
		await press( 'Filter' );
		expect( jest.mocked( speak ).mock.calls ).toContainEqual( [
			'Some filters are incomplete and not applied.',
			'assertive',
		] );
		expect( row( 'Items' ) ).toHaveFocus();
		expect( row( 'Items' ) ).toHaveAccessibleDescription(
			'This filter is not applied. Type a number.'
		);
		await user.type(
			within( row( 'Items' ) ).getByRole( 'spinbutton' ),
			'3'
		);
		expect( row( 'Items' ) ).not.toHaveAttribute( 'aria-describedby' );
		expect( screen.queryByText( /not applied/ ) ).not.toBeInTheDocument();
		expect( target() ).toMatchObject( { items_is: '3' } );
	} );

	it( 'counts only when there are rows', async () => {
		const getCount = jest.fn( async () => 1 );
		await show( '', { getCount } );
		await settle( 400 );
		expect( getCount ).not.toHaveBeenCalled();
		expect( screen.getByRole( 'status' ) ).toBeEmptyDOMElement();
		await add( 'Status' );
		await settle( 400 );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			/^1 result$/
		);
	} );
} );
