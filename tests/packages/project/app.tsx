/*
 * A plugin that uses each library. The test type-checks it, and runs it as an ES
 * module and as CommonJS.
 */
import { dispatch, select } from '@wordpress/data';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { isApiError, request } from '@storedeck/api';
import { FakeResponse } from '@storedeck/api/testing';
import { Chart, Pagination, Pill, TableCard } from '@storedeck/components';
import type { TableCardProps } from '@storedeck/components';
import { generateCSVDataFromTable } from '@storedeck/csv-export';
import { startsFormula } from '@storedeck/csv-export/starts-formula';
import CurrencyFactory from '@storedeck/currency';
import { notesStore, reviewsStore } from '@storedeck/data';
import {
	createResourceStore,
	defineResource,
	registerStore,
} from '@storedeck/data/core';
import '@storedeck/data/register';
import type { ResponseOf } from '@storedeck/data/routes';
import {
	createTestRegistry,
	fakeNetwork,
	resetFakeNetwork,
	settle,
} from '@storedeck/data/testing';
import { getCurrentDates } from '@storedeck/date';
import { Money } from '@storedeck/money';
import { getNewPath } from '@storedeck/navigation';
import { store as noticesStore } from '@storedeck/notices';
import { calculateDelta, numberFormat } from '@storedeck/number';
import { getReportExtension, registerReport } from '@storedeck/reports';
import { getSetting } from '@storedeck/settings';

const stars = defineResource< [ productId: number ], number >( {
	name: 'getStars',
	selectors: [ 'getStars' ],
	defaultValue: 0,
	request: ( productId ) => ( { path: `/acme/v1/stars/${ productId }` } ),
} );

const starsStore = createResourceStore( {
	name: 'acme/stars',
	resources: [ stars ],
	selectors: { getStars: stars.getData },
	actions: {},
} );

declare module '@storedeck/data/stores-by-name' {
	interface StoresByName {
		'acme/stars': typeof starsStore;
	}
}

const table: TableCardProps = {
	title: 'Orders',
	headers: [
		{ key: 'date', label: 'Date', isSortable: true },
		{ key: 'total', label: 'Total', isNumeric: true },
	],
	rows: [
		[
			{ display: 'March 3, 2026', value: '2026-03-03' },
			{ display: '$1,204.00', value: 1204 },
		],
	],
	rowsPerPage: 25,
	totalRows: 1,
};

function Report() {
	return (
		<>
			<TableCard { ...table } />
			<Pagination page={ 2 } perPage={ 25 } total={ 80 } />
			<Pill>New</Pill>
		</>
	);
}

interface Row {
	sku: string;
}

/** What the libraries return, for the test to compare. */
export async function run() {
	registerStore( starsStore );
	registerReport< Row >( {
		id: 'acme',
		cells: { sku: ( { sku } ) => <strong>{ sku }</strong> },
	} );
	const calls = fakeNetwork( {
		'GET /acme/v1/stars/*': 4,
		'GET /wc-analytics/products/reviews': [ { id: 7, rating: 5 } ],
	} );
	const registry = createTestRegistry( reviewsStore );
	registry.select( reviewsStore ).getReviews( { status: 'hold' } );
	select( starsStore ).getStars( 7 );
	await settle();
	const error: unknown = await Promise.all( [
		request( { path: '/acme/v1/missing' } ),
		settle().then(
			() =>
				calls[ 2 ]?.fail( {
					status: 404,
					code: 'gone',
					message: 'Gone.',
				} )
		),
	] ).catch( ( thrown: unknown ) => thrown );
	await resetFakeNetwork();
	void dispatch( noticesStore ).createSuccessNotice( 'Saved.', {
		id: 'saved',
	} );
	const root = document.createElement( 'div' );
	createRoot( root ).render( <Report /> );
	await settle();
	const status: ResponseOf< '/wc-analytics/products/reviews' >[ 'status' ] =
		'hold';
	const [ review ] = registry.select( reviewsStore ).getReviews( { status } );

	return {
		requests: calls.map( ( { path } ) => path ),
		rating: review?.rating,
		stars: select( 'acme/stars' ).getStars( 7 ),
		isNotFound: isApiError( error ) && error.status === 404,
		isRegistered: select( notesStore.name ) !== undefined,
		notices: select( noticesStore )
			.getNotices()
			.map( ( { content } ) => content ),
		markup: root.innerHTML,
		csv: generateCSVDataFromTable(
			[ { label: 'Name' } ],
			[ [ { value: '=1+1' } ] ]
		),
		isFormula: startsFormula( '=1+1' ),
		price: CurrencyFactory().formatAmount( 1234.5 ),
		days: getCurrentDates( {
			period: 'custom',
			compare: 'previous_period',
			after: '2026-03-01',
			before: '2026-03-31',
		} ).primary.range,
		money: Money( { amount: 1999 } ).multiply( 3 ).toFormat(),
		path: getNewPath( { page: '2' }, '/analytics/orders' ),
		number: numberFormat( { precision: 2 }, 1.005 ),
		change: calculateDelta( 150, 100 ),
		hasReport: getReportExtension( 'acme' )?.id === 'acme',
		currency: getSetting( 'currency' ).code,
		status: new FakeResponse( '' ).status,
		isComponent: typeof Chart,
	};
}

/** These must not compile. */
export const mistakes = () => [
	// @ts-expect-error `page` is a number.
	<Pagination key={ 1 } page="2" perPage={ 25 } total={ 80 } />,
	// @ts-expect-error A header has a key.
	<TableCard key={ 2 } { ...table } headers={ [ { name: 'Date' } ] } />,
	// @ts-expect-error This property does not exist.
	createElement( Pill, { color: 'red' } ),
	// @ts-expect-error The configuration is an object.
	numberFormat( 2, 1.005 ),
	// @ts-expect-error Money has a whole amount.
	Money( { amount: '1999' } ),
	// @ts-expect-error This setting does not exist.
	getSetting( 'currencies' ),
	// @ts-expect-error This status does not exist.
	select( reviewsStore ).getReviews( { status: 'held' } ),
	// @ts-expect-error This selector does not exist.
	select( starsStore ).getMoons( 7 ),
	// @ts-expect-error The store has a number as the argument.
	select( 'acme/stars' ).getStars( '7' ),
	// @ts-expect-error A response has a status of type number.
	new FakeResponse( '', { status: '404' } ),
	// @ts-expect-error A period is text.
	getCurrentDates( { period: 1 } ),
	// @ts-expect-error A request has a path.
	request( {} ),
	// @ts-expect-error A report has an id.
	registerReport( { cells: {} } ),
	// @ts-expect-error Rows are lists of cells.
	generateCSVDataFromTable( [ { label: 'Name' } ], [ { value: 1 } ] ),
	// @ts-expect-error Other modules are internal.
	import( '@storedeck/components/pill' ),
];
