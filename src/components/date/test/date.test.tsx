import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import moment from 'moment';
import { Date as FormattedDate } from '..';
import { toSiteTime } from '../site-date';

const setZone = ( timeZone: string ) => {
	window.storedeckSettings = { timeZone };
};
afterEach( () => {
	delete window.storedeckSettings;
} );

const time = ( container: HTMLElement ) => container.querySelector( 'time' );

describe( 'Date', () => {
	it( 'renders one format for display and another for screen readers', () => {
		const { container } = render(
			<FormattedDate date="2022-03-01T21:30:05" />
		);
		expect( screen.getByText( '2022-03-01' ) ).toHaveAttribute(
			'aria-hidden',
			'true'
		);
		expect( screen.getByText( 'March 1, 2022' ) ).toHaveClass(
			'screen-reader-text'
		);
		expect( time( container ) ).toHaveAttribute(
			'datetime',
			'2022-03-01 21:30:05'
		);
	} );

	it( 'converts an instant to site time', () => {
		setZone( 'America/New_York' );
		const formats = { visibleFormat: 'Y-m-d H:i' };
		render(
			<>
				<FormattedDate
					{ ...formats }
					date={ new Date( '2022-01-01T03:00:00Z' ) }
				/>
				<FormattedDate { ...formats } date="2022-07-01T03:00:00Z" />
				<FormattedDate
					{ ...formats }
					date="2022-07-01 03:00:00+02:00"
				/>
			</>
		);
		expect( screen.getByText( '2021-12-31 22:00' ) ).toBeInTheDocument();
		expect( screen.getByText( '2022-06-30 23:00' ) ).toBeInTheDocument();
		expect( screen.getByText( '2022-06-30 21:00' ) ).toBeInTheDocument();
	} );

	it( 'shows moments and strings without a time zone unchanged', () => {
		fc.assert(
			fc.property(
				fc.constantFrom( 'America/New_York', 'Asia/Tokyo', '-09:30' ),
				fc.date( {
					min: new Date( '2000-01-01' ),
					max: new Date( '2099-12-31' ),
					noInvalidDate: true,
				} ),
				( zone, date ) => {
					setZone( zone );
					const text = date.toISOString().slice( 0, 19 );
					const { container, unmount } = render(
						<>
							<FormattedDate date={ text } />
							<FormattedDate
								date={ moment.parseZone( `${ text }+05:45` ) }
							/>
						</>
					);
					container
						.querySelectorAll( 'time' )
						.forEach( ( element ) =>
							expect( element ).toHaveAttribute(
								'datetime',
								text.replace( 'T', ' ' )
							)
						);
					unmount();
				}
			),
			{ numRuns: 50 }
		);
	} );

	it( 'renders nothing for an invalid date', () => {
		const { container } = render(
			<>
				<FormattedDate date="yesterday" />
				<FormattedDate date={ new Date( NaN ) } />
			</>
		);
		expect( container ).toBeEmptyDOMElement();
	} );
} );

describe( 'toSiteTime', () => {
	it.each( [
		[ '2022-07-01T03:00:00Z', '2022-06-30 23:00' ],
		[ '2022-07-01T03:00:00+0200', '2022-06-30 21:00' ],
		[ '2022-07-01T03:00:00+02', '2022-06-30 21:00' ],
		[ '2022-07-01T03:00:00-02:00', '2022-07-01 01:00' ],
		[ '2022-07-01T03:00:00', '2022-07-01 03:00' ],
		[ '2022-07-01 03:00', '2022-07-01 03:00' ],
		[ '2022-07-01', '2022-07-01 00:00' ],
		[ '20220701', '2022-07-01 00:00' ],
	] )( 'reads %s as %s in New York', ( text, expected ) => {
		setZone( 'America/New_York' );
		expect( toSiteTime( text ).format( 'YYYY-MM-DD HH:mm' ) ).toBe(
			expected
		);
	} );

	it( 'returns invalid moments for invalid instants in any zone', () => {
		setZone( 'America/New_York' );
		expect( toSiteTime( new Date( NaN ) ).isValid() ).toBe( false );
		expect( toSiteTime( '2022-13-01T03:00:00Z' ).isValid() ).toBe( false );
	} );

	it( 'returns a copy of a moment', () => {
		const date = moment.utc( '2022-07-01' );
		expect( toSiteTime( date ) ).not.toBe( date );
		expect( toSiteTime( date ).isSame( date ) ).toBe( true );
	} );
} );
