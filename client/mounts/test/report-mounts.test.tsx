import { screen } from '@testing-library/react';
import { createResponse } from '@storedeck/data/testing';
import { COMPARED, PERIOD, click } from '../../test/render-page';
import { PRODUCTS, getProblems, getTarget, openMount } from './mount-page';

const FAILED = {
	'GET /wc-analytics/reports/products/stats': createResponse(
		{ code: 'x', message: 'Not today.' },
		{ status: 500 }
	),
};
const heading = () =>
	screen
		.getAllByRole( 'heading' )
		.map( ( { textContent } ) => textContent )
		.at( 0 );
const legend = () => screen.getByRole( 'list', { name: 'Legend' } ).textContent;

describe( 'report-summary', () => {
	const cards = () =>
		screen
			.getAllByRole( 'link' )
			.filter( ( { className } ) => /summary__item/.test( className ) )
			.map( ( { textContent } ) => textContent );

	it( 'shows all metrics with their change', async () => {
		await openMount( 'report-summary', { ...PRODUCTS, ...COMPARED } );
		expect( heading() ).toBe( 'Products' );
		expect(
			screen.getByRole( 'toolbar', { name: 'Products' } )
		).toBeVisible();
		expect( cards() ).toEqual( [
			expect.stringMatching( /^Items sold8.*\+100%.*Previous year: 4$/ ),
			expect.stringMatching( /^Net sales\$70\.00.*Previous year: \$35/ ),
			expect.stringMatching( /^Orders4.*Previous year: 2$/ ),
		] );
	} );

	it( 'shows the metrics and the title of its props', async () => {
		await openMount( 'report-summary', {
			...PRODUCTS,
			title: 'Our sales',
			metrics: [ 'orders_count', 'items_sold' ],
		} );
		expect( heading() ).toBe( 'Our sales' );
		expect(
			screen.getByRole( 'toolbar', { name: 'Our sales' } )
		).toBeVisible();
		expect( cards() ).toEqual( [ 'Orders4', 'Items sold8' ] );
		const card = screen.getByRole( 'link', { name: /^Items/ } );
		const { searchParams } = new URL(
			card.getAttribute( 'href' ) ?? '',
			'http://store.test'
		);
		expect( Object.fromEntries( searchParams ) ).toMatchObject( {
			path: '/analytics/products',
			...PERIOD,
			chart: 'items_sold',
		} );
		expect( getTarget( 'Our sales' ) ).toMatchObject( PERIOD );
	} );

	it( 'names a metric that the report does not have', async () => {
		const props = { ...PRODUCTS, metrics: [ 'profit' ] };
		expect( await getProblems( 'report-summary', props ) ).toEqual( [
			'metrics: expected one of items_sold, net_revenue, orders_count, found "profit".',
		] );
	} );

	it( 'reports metrics that do not load', async () => {
		const { calls } = await openMount( 'report-summary', PRODUCTS, {
			responses: FAILED,
		} );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Could not load stats.Not today.'
		);
		const before = calls.length;
		await click( 'button', 'Reload' );
		expect( calls ).toHaveLength( before + 2 );
	} );
} );

describe( 'report-chart', () => {
	it( 'shows the first metric of the report', async () => {
		await openMount( 'report-chart', PRODUCTS );
		expect( heading() ).toBe( 'Items sold' );
		expect( legend() ).toBe( 'Feb 1 - 28, 2022 8' );
		expect( getTarget( 'Items sold' ) ).not.toHaveProperty( 'chart' );
		// They would change the URL of the page.
		expect( screen.queryByRole( 'combobox' ) ).toBeNull();
	} );

	it( 'shows the metric, type and period of its props', async () => {
		const { calls } = await openMount( 'report-chart', {
			...PRODUCTS,
			...COMPARED,
			chart: 'net_revenue',
			type: 'bar',
			interval: 'week',
		} );
		expect( heading() ).toBe( 'Net sales' );
		expect( legend() ).toMatch( /2022 \$70\.00.*2021\) \$35\.00$/ );
		expect( getTarget( 'Net sales' ) ).toMatchObject( {
			path: '/analytics/products',
			chart: 'net_revenue',
			chartType: 'bar',
			interval: 'week',
		} );
		expect( calls.at( -1 )?.query.interval ).toBe( 'week' );
	} );

	it( 'has the title of its props', async () => {
		await openMount( 'report-chart', { ...PRODUCTS, title: 'Our sales' } );
		expect( heading() ).toBe( 'Our sales' );
	} );

	it( 'names a metric that the report does not have', async () => {
		const props = { ...PRODUCTS, chart: 'profit' };
		expect( await getProblems( 'report-chart', props ) ).toEqual( [
			'chart: expected one of items_sold, net_revenue, orders_count, found "profit".',
		] );
	} );

	it( 'has only the heading of a report without charts', async () => {
		await openMount( 'report-chart', { report: 'stock' } );
		expect( heading() ).toBe( 'Stock' );
		expect( screen.queryByRole( 'list' ) ).toBeNull();
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );

	it( 'reports a chart that does not load', async () => {
		await openMount( 'report-chart', PRODUCTS, { responses: FAILED } );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Could not load the chart.Not today.'
		);
	} );
} );
