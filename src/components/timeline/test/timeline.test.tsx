import { render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { Timeline } from '..';
import { groupItems } from '../group-items';
import type { TimelineItem } from '..';

const setShop = ( timeZone: string, startOfWeek = 0 ) => {
	window.storedeckSettings = { timeZone, startOfWeek };
};
const at = (
	date: string,
	more: Partial< TimelineItem > = {}
): TimelineItem => ( {
	date: new Date( date ),
	icon: '★',
	headline: date,
	...more,
} );

beforeEach( () => setShop( 'America/New_York' ) );
afterEach( () => {
	delete window.storedeckSettings;
} );

const titles = ( container: HTMLElement ) =>
	[
		...container.querySelectorAll( '.woocommerce-timeline-group__title' ),
	].map( ( title ) => title.textContent );

describe( 'Timeline', () => {
	it( 'shows a message without items', () => {
		render( <Timeline items={ [ at( 'never' ) ] } /> );
		expect( screen.getByText( 'No data to display' ) ).toHaveClass(
			'timeline_no_events'
		);
	} );

	it( 'shows the message without any props, and with its class', () => {
		const { container } = render( <Timeline className="mine" /> );
		expect( screen.getByText( 'No data to display' ) ).toBeVisible();
		expect( container.firstChild ).toHaveAttribute(
			'class',
			'woocommerce-timeline mine'
		);
		expect( screen.queryByRole( 'list' ) ).toBeNull();
	} );

	it( 'hides the icon from assistive technology, and has no body by default', () => {
		const { container } = render(
			<Timeline items={ [ at( '2022-01-10T20:00:00Z' ) ] } />
		);
		expect( screen.getByText( '★' ) ).toHaveAttribute(
			'aria-hidden',
			'true'
		);
		expect(
			container.querySelector( '.woocommerce-timeline-item__body' )
				?.children
		).toHaveLength( 0 );
		expect( container.firstChild ).toHaveAttribute(
			'class',
			'woocommerce-timeline'
		);
		expect( screen.queryByText( 'No data to display' ) ).toBeNull();
	} );

	it.each( [ 'asc', 'desc' ] as const )(
		'skips invalid dates and keeps the order of equal ones, %s',
		( order ) => {
			const items = [ 'a', 'b' ].map( ( headline ) =>
				at( '2022-01-10T20:00:00Z', { headline } )
			);
			const groups = groupItems(
				[ ...items, at( 'never' ) ],
				'day',
				order
			);
			expect( groups ).toHaveLength( 1 );
			expect(
				groups[ 0 ]?.items.map( ( { headline } ) => headline )
			).toEqual( [ 'a', 'b' ] );
			expect( groups[ 0 ]?.key ).toBe( '2022-01-10' );
		}
	);

	it( 'groups items by day in site time, newest first', () => {
		const { container } = render(
			<Timeline
				items={ [
					// 23:30 of the previous evening and 0:30, in New York.
					at( '2022-01-10T04:30:00Z' ),
					at( '2022-01-10T05:30:00Z', {
						body: [ 'More', 'to say' ],
					} ),
					at( '2022-01-10T20:00:00Z', { hideTimestamp: true } ),
				] }
			/>
		);
		expect( titles( container ) ).toEqual( [
			'January 10, 2022',
			'January 9, 2022',
		] );
		const [ first ] = screen.getAllByRole( 'list' ).slice( 1 );
		const items = within( first as HTMLElement ).getAllByRole( 'listitem' );
		expect( items ).toHaveLength( 2 );
		expect( items[ 0 ] ).toHaveTextContent( '★2022-01-10T20:00:00Z' );
		expect( items[ 0 ]?.querySelector( 'time' ) ).toBeNull();
		expect( items[ 1 ] ).toHaveTextContent( '12:30am' );
		expect( items[ 1 ]?.querySelector( 'time' ) ).toHaveAttribute(
			'datetime',
			'2022-01-10T00:30:00-05:00'
		);
		expect( screen.getByText( 'to say' ) ).toBeVisible();
	} );

	it( 'uses the time zone offset of each date across daylight saving time', () => {
		render(
			<Timeline
				clockFormat="H:i"
				items={ [
					at( '2022-03-13T06:59:00Z' ),
					at( '2022-03-13T07:00:00Z' ),
				] }
			/>
		);
		expect( screen.getByText( '01:59' ) ).toBeVisible();
		expect( screen.getByText( '03:00' ) ).toBeVisible();
	} );

	it.each( [
		[ 0, [ [ '05', '06' ], [ '07' ] ] ],
		[ 1, [ [ '05', '06', '07' ] ] ],
	] )( 'starts weeks on day %d', ( startOfWeek, expected ) => {
		setShop( 'Asia/Tokyo', startOfWeek );
		// A Friday, a Saturday and a Sunday.
		const items = [ '05', '06', '07' ].map( ( day ) =>
			at( `2022-08-${ day }T12:00:00+09:00` )
		);
		const groups = groupItems( items, 'week', 'asc' ).map( ( group ) =>
			group.items.map( ( { moment } ) => moment.format( 'DD' ) )
		);
		expect( groups ).toEqual( expected );
	} );

	it( 'orders and formats dates as configured', () => {
		const { container } = render(
			<Timeline
				groupBy="month"
				orderBy="asc"
				dateFormat="Y-m"
				items={ [
					at( '2022-03-05T12:00:00Z' ),
					at( '2021-03-05T12:00:00Z' ),
					at( '2022-03-01T12:00:00Z' ),
				] }
			/>
		);
		expect( titles( container ) ).toEqual( [ '2021-03', '2022-03' ] );
	} );

	it( 'keeps every item once, in order and in its group', () => {
		fc.assert(
			fc.property(
				fc.array(
					fc.date( {
						min: new Date( '2019-12-20' ),
						max: new Date( '2022-01-10' ),
						noInvalidDate: true,
					} ),
					{ maxLength: 40 }
				),
				fc.constantFrom( 'day', 'week', 'month' ),
				fc.constantFrom( 'asc', 'desc' ),
				fc.constantFrom(
					'America/New_York',
					'Europe/Berlin',
					'Pacific/Kiritimati',
					'-09:30'
				),
				fc.integer( { min: 0, max: 6 } ),
				( dates, unit, order, zone, startOfWeek ) => {
					setShop( zone, startOfWeek );
					const groups = groupItems(
						dates.map( ( date ) => ( {
							date,
							icon: '',
							headline: '',
						} ) ),
						unit,
						order
					);
					const times = groups.flatMap( ( { items } ) =>
						items.map( ( { date } ) => date.getTime() )
					);
					const sign = order === 'asc' ? 1 : -1;
					expect( times ).toEqual(
						dates
							.map( ( date ) => date.getTime() )
							.sort( ( a, b ) => sign * ( a - b ) )
					);
					const keys = groups.map( ( { key } ) => key );
					expect( new Set( keys ).size ).toBe( keys.length );
					for ( const { key, items } of groups ) {
						for ( const { date } of items ) {
							const offset = new Intl.DateTimeFormat( 'en-CA', {
								timeZone:
									zone === '-09:30'
										? 'Pacific/Marquesas'
										: zone,
							} ).format( date );
							const days =
								( Date.parse( offset ) - Date.parse( key ) ) /
								864e5;
							expect( days ).toBeGreaterThanOrEqual( 0 );
							expect( days ).toBeLessThan(
								{ day: 1, week: 7, month: 31 }[ unit ]
							);
						}
					}
				}
			),
			{ numRuns: 100 }
		);
	} );
} );
