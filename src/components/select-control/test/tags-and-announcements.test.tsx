import { act, fireEvent, screen } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import type { SelectOption } from '..';
import { apple, field, onChange, show, user } from './show-control';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const wait = ( ms: number ) => act( () => jest.advanceTimersByTimeAsync( ms ) );

beforeEach( () => {
	jest.useFakeTimers();
	onChange.mockClear();
	jest.mocked( speak ).mockClear();
} );
afterEach( () => jest.useRealTimers() );

describe( 'tags', () => {
	const many = Array.from( { length: 51 }, ( _, key ) => ( {
		key,
		label: `Choice ${ key }`,
	} ) );

	it.each( [
		[ 50, null ],
		[ 51, '+1 more' ],
	] )( 'shows the first of %d tags', ( count, name ) => {
		show( { multiple: true, selected: many.slice( 0, count ) } );
		expect(
			screen.queryByRole( 'button', { name: /more/ } )?.textContent ??
				null
		).toBe( name );
		expect(
			screen.getByText( `Choice 49 (50 of ${ count })` )
		).toBeInTheDocument();
	} );

	it( 'names the tag of a label without text by its key', () => {
		show( {
			multiple: true,
			selected: [ { key: 'x7', label: <b>7</b> } ],
		} );
		expect(
			screen.getByRole( 'button', { name: 'Remove x7' } )
		).toBeInTheDocument();
	} );

	it( 'shows no clear button when no options are selected', () => {
		const root = show( {
			multiple: true,
			selected: [],
			showClearButton: true,
		} );
		expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
		expect( root?.children ).toHaveLength( 2 );
	} );
} );

describe( 'autofill', () => {
	const fill = ( ...values: string[] ) => {
		const input = document.querySelector( 'input[name=food]' )!;
		values.forEach( ( value ) =>
			fireEvent.change( input, { target: { value } } )
		);
		return input;
	};

	it( 'is hidden from keyboards and screen readers', () => {
		show( { autofill: 'food' } );
		const input = fill();
		expect( input ).toHaveAttribute( 'autocomplete', 'food' );
		expect( input ).toHaveAttribute( 'tabindex', '-1' );
		expect( input ).toHaveAttribute( 'aria-hidden', 'true' );
	} );

	it( 'selects nothing when the value is removed or unknown', () => {
		show( { autofill: 'food', options: [ apple ] } );
		fill( 'x', '' );
		expect( onChange ).not.toHaveBeenCalled();
	} );

	it( 'matches with the custom expression', () => {
		show( {
			autofill: 'food',
			options: [ apple, { key: 3, label: 'Pear' } ],
			getSearchExpression: ( query ) => `^${ query }`,
		} );
		fill( 'pear' );
		expect( onChange ).toHaveBeenCalledWith( '3', null );
	} );
} );

describe( 'announcements', () => {
	it( 'announces the results once after typing', async () => {
		show( { isSearchable: true } );
		await user.click( field() );
		await user.keyboard( 'a' );
		await wait( 400 );
		await user.keyboard( 'p' );
		await wait( 499 );
		expect( speak ).not.toHaveBeenCalled();
		await wait( 1 );
		expect( jest.mocked( speak ).mock.calls ).toEqual( [
			[
				'1 result found, use up and down arrow keys to navigate.',
				'assertive',
			],
		] );
	} );

	it( 'announces no results after the list is closed', async () => {
		show( { isSearchable: true } );
		await user.click( field() );
		await user.keyboard( 'a{Escape}' );
		await wait( 1000 );
		expect( speak ).not.toHaveBeenCalled();
	} );

	it( 'announces and shows no results for spaces when options are hidden before a search', async () => {
		show( { isSearchable: true, hideBeforeSearch: true } );
		await user.click( field() );
		await user.keyboard( '  ' );
		await wait( 1000 );
		expect( speak ).not.toHaveBeenCalled();
		expect( screen.queryByText( 'No results.' ) ).not.toBeInTheDocument();
		await user.keyboard( 'zz' );
		await wait( 1000 );
		expect( speak ).toHaveBeenCalledWith( 'No results.', 'assertive' );
		expect( screen.getByText( 'No results.' ) ).toBeInTheDocument();
	} );

	it( 'announces a failed search once and only while the list is open', async () => {
		const onSearch = jest.fn(
			(): Promise< SelectOption[] > =>
				Promise.reject( new Error( 'offline' ) )
		);
		show( { isSearchable: true, onSearch } );
		await user.click( field() );
		await wait( 1000 );
		expect( speak ).toHaveBeenCalledTimes( 1 );
		const retry = screen.getByRole( 'button', { name: 'Try again' } );
		expect( retry ).toHaveAttribute( 'tabindex', '-1' );
		expect( retry.parentElement ).toHaveClass(
			'woocommerce-select-control__notice is-error',
			{ exact: true }
		);
		await user.keyboard( '{Escape}' );
		expect( retry ).not.toBeInTheDocument();
	} );

	it( 'shows a spinner while it searches', async () => {
		show( {
			isSearchable: true,
			staticList: true,
			options: [],
			onSearch: () => new Promise( () => {} ),
		} );
		await user.click( field() );
		expect( screen.getByText( 'Searching…' ) ).toHaveClass(
			'woocommerce-select-control__notice is-static',
			{ exact: true }
		);
		await wait( 1000 );
		expect( speak ).not.toHaveBeenCalled();
	} );
} );
