import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { CardPlaceholder } from '../card-placeholder';
import { DateFilter } from '../date-filter';
import { getDateQuery } from '../date-query';
import { UrlNotices } from '../url-notices';
import type { AdvancedFilter } from '../../advanced-filters';

const createFilter = (
	component: AdvancedFilter[ 'input' ][ 'component' ],
	more: Partial< AdvancedFilter > = {}
): AdvancedFilter => ( {
	labels: { add: 'Name', remove: '', rule: '', title: '' },
	rules: [ { value: 'is', label: 'Is' }, { value: 'Was' } ],
	input: { component },
	...more,
} );

describe( 'CardPlaceholder', () => {
	const show = (
		props: Partial< ComponentProps< typeof CardPlaceholder > >
	) =>
		render( <CardPlaceholder query={ {} } { ...props } /> ).container
			.firstElementChild!;
	const countOf = ( card: Element, selector: string ) =>
		card.querySelectorAll( selector ).length;

	it.each( [
		[ undefined, 'is-advanced' ],
		[ 'en_GB', 'is-advanced is-english' ],
		[ 'de_DE', 'is-advanced' ],
		[ 'xen', 'is-advanced' ],
	] )( 'has the layout of the site locale %p', ( siteLocale, names ) => {
		const card = show( { siteLocale } );
		expect( card ).toHaveClass(
			`woocommerce-filters__card-placeholder ${ names }`,
			{ exact: true }
		);
		expect( card ).toHaveAttribute( 'aria-busy', 'true' );
		expect( card ).toBeEmptyDOMElement();
	} );

	it( 'has the items of a comparison and no rows', () => {
		const card = show( {
			query: { products: '1,2', x_is: '1' },
			comparison: { param: 'products' },
			filters: { x: createFilter( 'Number' ) },
		} );
		expect( card ).toHaveClass( 'is-comparison' );
		expect( card ).not.toHaveClass( 'is-advanced' );
		expect( card ).toHaveTextContent( /^12$/ );
		expect( countOf( card, '.woocommerce-tag' ) ).toBe( 2 );
	} );

	it( 'asks for the names of items before the card is there', async () => {
		const getLabels = jest.fn( async () => [ { key: 7, label: 'Mug' } ] );
		const query = { products: '7' };
		show( { query, comparison: { param: 'products', getLabels } } );
		expect( getLabels.mock.calls ).toEqual( [ [ '7', query ] ] );
		expect( await screen.findByText( 'Mug' ) ).toBeInTheDocument();
	} );

	it.each( [ [ {} ], [ { products: [ '1' ] } ] ] )(
		'has a field without items for %j',
		( query ) => {
			const card = show( { query, comparison: { param: 'products' } } );
			expect( countOf( card, '.woocommerce-tag' ) ).toBe( 0 );
			expect( countOf( card, '.woocommerce-select-control' ) ).toBe( 1 );
		}
	);

	it( 'has a row with rules and a field for each filter', () => {
		const card = show( {
			query: { x_is: '1', y_is: '2', z: '3' },
			filters: {
				x: createFilter( 'Number' ),
				y: createFilter( 'Search' ),
				z: createFilter( 'Search', { rules: undefined } ),
			},
		} );
		const rows = [
			...card.querySelectorAll(
				'.woocommerce-filters-advanced__list-item'
			),
		];
		expect(
			rows.map( ( row ) => [
				row.textContent,
				countOf( row, 'select:disabled' ),
				countOf( row, '.woocommerce-select-control' ),
			] )
		).toEqual( [
			[ 'NameIsWas', 2, 0 ],
			[ 'NameIsWas2', 1, 1 ],
			[ 'Name3', 0, 1 ],
		] );
		expect( countOf( card, '.components-notice' ) ).toBe( 0 );
	} );

	it( 'has the notice about ignored parameters', () => {
		const card = show( {
			query: { x_was: 'x' },
			filters: { x: createFilter( 'Number' ) },
		} );
		expect( card ).toHaveTextContent(
			'Unsupported filters in the URL were ignored: x_was'
		);
	} );
} );

describe( 'UrlNotices', () => {
	it.each( [
		[ 5999, 0 ],
		[ 6000, 0 ],
		[ 6001, 1 ],
	] )( 'warns about %d characters', ( length, count ) => {
		// The name and the quotes have 8 characters.
		const query = { x: 'y'.repeat( length - 8 ) };
		expect( JSON.stringify( query ) ).toHaveLength( length );
		render( <UrlNotices filters={ [] } query={ query } /> );
		expect( screen.queryAllByRole( 'status' ) ).toHaveLength( count );
	} );
} );

describe( 'DateFilter', () => {
	it( 'shows the given date range and leaves the notice to the parent', () => {
		const dateQuery = getDateQuery( {
			period: 'last_year',
			compare: 'previous_period',
		} );
		render(
			<DateFilter
				path="/x"
				query={ { period: 'fortnight' } }
				dateQuery={ dateQuery }
			/>
		);
		expect(
			screen.getByRole( 'button', { name: /Last year/ } )
		).toBeInTheDocument();
		expect( screen.queryByRole( 'status' ) ).not.toBeInTheDocument();
	} );

	it( 'reads the dates of the query', () => {
		const { period, compare, primaryDate, secondaryDate } = getDateQuery( {
			period: 'year',
			compare: 'previous_year',
		} );
		expect( [
			period,
			compare,
			primaryDate.label,
			secondaryDate?.label,
		] ).toEqual( [
			'year',
			'previous_year',
			'Year to date',
			'Previous year',
		] );
	} );
} );
