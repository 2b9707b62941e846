import { fireEvent, render, screen, within } from '@testing-library/react';
import { CategoryChart } from '..';
import { writeTable } from '../write-table';
import type { CategoryChartType, CategoryData } from '../types';

const data: CategoryData = {
	rowsLabel: 'Country',
	rows: [
		{ key: 'US', label: 'United States' },
		{ key: 'SG', label: 'Singapore' },
	],
	columns: [
		{ key: 'card', label: 'Card' },
		{ key: 'bank', label: '=Bank' },
	],
	values: [
		[ 12, null ],
		[ 3, 4 ],
	],
};

const firstColumn: CategoryData = {
	...data,
	columns: data.columns.slice( 0, 1 ),
};

function show( type: CategoryChartType, shown = data ) {
	render(
		<CategoryChart
			title="Orders by country"
			type={ type }
			data={ shown }
			formatAxis={ () => String }
			formatValue={ ( value ) => `${ value } orders` }
		/>
	);
	return screen.findByRole( 'application', { name: 'Orders by country' } );
}

const press = ( chart: HTMLElement, ...keys: string[] ) =>
	keys.forEach( ( key ) => fireEvent.keyDown( chart, { key } ) );

const getSpoken = () => screen.getByRole( 'status' ).textContent;

beforeEach( () => {
	jest.spyOn( HTMLElement.prototype, 'offsetWidth', 'get' ).mockReturnValue(
		600
	);
} );

afterEach( () => jest.restoreAllMocks() );

it( 'moves between rows and columns with the keyboard and says their value', async () => {
	const chart = await show( 'stacked' );
	press( chart, 'ArrowRight' );
	expect( getSpoken() ).toBe( 'United States, Card: 12 orders' );
	press( chart, 'ArrowRight' );
	expect( getSpoken() ).toBe( 'United States, =Bank: No data' );
	press( chart, 'ArrowDown' );
	expect( getSpoken() ).toBe( 'Singapore, =Bank: 4 orders' );
	press( chart, 'Escape' );
	expect( getSpoken() ).toBe( '' );
} );

it( 'moves along a single column with all arrow keys', async () => {
	const chart = await show( 'bars', firstColumn );
	press( chart, 'ArrowDown', 'ArrowDown' );
	expect( getSpoken() ).toBe( 'Singapore: 3 orders' );
	press( chart, 'ArrowLeft' );
	expect( getSpoken() ).toBe( 'United States: 12 orders' );
} );

it( 'has the values as a table and its largest one as a summary', async () => {
	const chart = await show( 'heat-map' );
	const table = screen.getByRole( 'table', { name: 'Orders by country' } );
	expect(
		within( table )
			.getAllByRole( 'row' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [
		'CountryCard=Bank',
		'United States12 ordersNo data',
		'Singapore3 orders4 orders',
	] );
	expect( chart ).toHaveAccessibleDescription(
		expect.stringContaining( 'Highest: United States, Card: 12 orders.' )
	);
} );

it( 'names countries that the map does not have', async () => {
	await show( 'map', firstColumn );
	expect(
		screen.getByText( 'Not on the map: Singapore 3 orders' )
	).toBeVisible();
} );

it( 'copies values without formats and without formulas', () => {
	expect( writeTable( data ) ).toBe(
		"Country\tCard\t'=Bank\nUnited States\t12\t\nSingapore\t3\t4"
	);
} );
