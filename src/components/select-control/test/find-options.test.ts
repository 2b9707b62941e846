import { createElement } from '@wordpress/element';
import {
	findOptions,
	getSelectedOptions,
	stepOption,
	toSelected,
} from '../find-options';
import { formatCount } from '../format-count';
import { getLabelText, getSearchTexts, removeAccents } from '../search-text';
import type { SelectOption } from '../types';

const toOptions = ( ...labels: SelectOption[ 'label' ][] ): SelectOption[] =>
	labels.map( ( label, key ) => ( { key, label } ) );
const keysOf = ( options: readonly SelectOption[] ) =>
	options.map( ( { key } ) => key );

describe( 'findOptions', () => {
	const options = toOptions( 'Apple', 'Apricot', 'Carrot' );

	it.each( [ null, '', '  ' ] )( 'returns all options for %p', ( query ) => {
		expect( findOptions( options, { query } ) ).toBe( options );
	} );

	it.each( [ null, '', '  ' ] )(
		'returns no options for %p when they are hidden before a search',
		( query ) => {
			const onFilter = jest.fn( ( found: SelectOption[] ) => found );
			expect(
				findOptions( options, {
					query,
					hideBeforeSearch: true,
					onFilter,
				} )
			).toEqual( [] );
			expect( onFilter ).toHaveBeenCalledWith( [], query );
		}
	);

	it( 'ignores spaces around the query', () => {
		expect( keysOf( findOptions( options, { query: ' car ' } ) ) ).toEqual(
			[ 2 ]
		);
	} );

	it.each( [ ...'\\^$.*+?()[]{}|-' ] )( 'searches for %s', ( character ) => {
		const marked = toOptions( `a${ character }b`, 'ab', 'aab', 'axb', '' );
		expect(
			keysOf( findOptions( marked, { query: `a${ character }b` } ) )
		).toEqual( [ 0 ] );
		expect( keysOf( findOptions( marked, { query: character } ) ) ).toEqual(
			[ 0 ]
		);
	} );

	it.each( [
		[ undefined, [ 0, 1, 2 ] ],
		[ 0, [ 0, 1, 2 ] ],
		[ 1, [ 0 ] ],
		[ 2, [ 0, 1 ] ],
		[ 3, [ 0, 1, 2 ] ],
	] )( 'returns at most %p results', ( maxResults, keys ) => {
		expect(
			keysOf( findOptions( options, { query: 'a', maxResults } ) )
		).toEqual( keys );
	} );

	it( 'matches the beginning of keywords with a custom expression', () => {
		const getSearchExpression = ( query: string ) => `^${ query }`;
		const tagged = [
			{ key: 'a', label: 'Apple', keywords: [ 'red', 'fruit' ] },
			{ key: 'b', label: 'Grapefruit', keywords: [ 7 ] },
			{ key: 'c', label: 12 },
			{ key: 'd', label: createElement( 'b' ), keywords: [ 'fruits' ] },
		];
		const find = ( query: string ) =>
			keysOf( findOptions( tagged, { query, getSearchExpression } ) );
		expect( find( 'fruit' ) ).toEqual( [ 'a', 'd' ] );
		expect( find( '7' ) ).toEqual( [ 'b' ] );
		expect( find( '12' ) ).toEqual( [ 'c' ] );
		expect( find( 'undefined' ) ).toEqual( [] );
	} );

	it( 'returns no options for an empty custom expression', () => {
		expect(
			findOptions( options, {
				query: 'a',
				getSearchExpression: () => '',
			} )
		).toEqual( [] );
	} );

	it.each( [
		[ 'a separator', 'A\u0001B' ],
		[ 'markup', 'A</textarea>&amp;' ],
	] )( 'finds the other options when a label contains %s', ( _, label ) => {
		expect(
			keysOf(
				findOptions( toOptions( label, 'Carrot' ), { query: 'carrot' } )
			)
		).toEqual( [ 1 ] );
	} );
} );

describe( 'texts of options', () => {
	it.each( [
		[ 'é', 'e' ],
		[ 'Crème brûlée', 'Creme brulee' ],
		[ 'plain', 'plain' ],
		[ '', '' ],
	] )( 'removes the accents of %p', ( text, result ) => {
		expect( removeAccents( text ) ).toBe( result );
	} );

	it.each( [
		[ 'Fish &amp; chips', 'Fish & chips' ],
		[ 'Fish &#38; chips', 'Fish & chips' ],
		[ 'Fish & chips', 'Fish & chips' ],
		[ 12, '12' ],
		[ createElement( 'b' ), '' ],
		[ null, '' ],
	] )( 'returns the text of a label: %p', ( label, text ) => {
		expect( getLabelText( { key: 1, label } ) ).toBe( text );
	} );

	it( 'reads the texts of a list once', () => {
		const options = toOptions( 'Caf&eacute;', 'Tea' );
		const texts = getSearchTexts( options );
		expect( texts ).toEqual( [ 'Cafe', 'Tea' ] );
		expect( getSearchTexts( options ) ).toBe( texts );
	} );

	it( 'formats a count with the thousand separator of the store', () => {
		expect( formatCount( 1234 ) ).toBe( '1,234' );
	} );
} );

describe( 'selection', () => {
	const list = toOptions( 'Apple' );

	it.each( [
		[ undefined, [] ],
		[ null, '' ],
		[ false, '' ],
		[ '', '' ],
		[ '7', '7' ],
		[ 7, '7' ],
		[ list, list ],
	] as const )( 'reads %p', ( selected, result ) => {
		expect( toSelected( selected ) ).toEqual( result );
	} );

	it.each( [
		[ '0', list ],
		[ '1', [] ],
		[ '', [] ],
		[ toOptions( 'Unknown' ), toOptions( 'Unknown' ) ],
	] )( 'returns the selected options of %p', ( selected, result ) => {
		expect( getSelectedOptions( selected, list ) ).toEqual( result );
	} );
} );

describe( 'stepOption', () => {
	const options = [ true, false, false, true ].map(
		( isDisabled, key ): SelectOption => ( { key, label: '', isDisabled } )
	);

	it.each( [
		[ null, 1, 1 ],
		[ null, -1, 2 ],
		[ 1, 1, 2 ],
		[ 2, -1, 1 ],
		[ 2, 1, 1 ],
		[ 1, -1, 2 ],
	] as const )( 'goes from %p in direction %p to %p', ( from, by, to ) => {
		expect( stepOption( options, from, by ) ).toBe( to );
	} );

	it.each( [
		[ 'the list is empty', [] ],
		[ 'all options are disabled', [ options[ 0 ]!, options[ 3 ]! ] ],
	] )( 'returns null when %s', ( _, list ) => {
		expect( stepOption( list, null, 1 ) ).toBeNull();
		expect( stepOption( list, null, -1 ) ).toBeNull();
	} );

	it( 'stays on the only enabled option', () => {
		expect( stepOption( options.slice( 0, 2 ), 1, 1 ) ).toBe( 1 );
	} );
} );
