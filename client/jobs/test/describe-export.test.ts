import type { ExportItem } from '@storedeck/data';
import {
	describeExport,
	describeLeftOut,
	describeSize,
} from '../describe-export';

const item = ( args: Record< string, unknown > ): ExportItem => ( {
	id: 'a1',
	report: 'orders',
	title: 'Orders',
	report_args: args,
	columns_left_out: [],
	status: 'complete',
	message: '',
	percent_complete: 100,
	rows: 3,
	rows_total: 3,
	bytes: 10,
	email: 'none',
	date_created: '2026-11-21T10:00:00',
	date_expires: '',
	download_url: '',
} );

afterEach( () => {
	delete window.storedeckSettings;
} );

describe( 'an export in words', () => {
	it( 'is its report and its range', () => {
		window.storedeckSettings = { dateFormat: 'F j, Y' };
		expect(
			describeExport(
				item( {
					after: '2026-11-01T00:00:00',
					before: '2026-11-20T23:59:59',
				} )
			)
		).toBe( 'Orders, November 1, 2026 – November 20, 2026' );
	} );

	it( 'is its report alone where that is about now, or the range is odd', () => {
		expect( describeExport( item( {} ) ) ).toBe( 'Orders' );
		expect( describeExport( item( { after: [ 'x' ], before: 7 } ) ) ).toBe(
			'Orders'
		);
	} );

	it( 'says what the table has and the file cannot', () => {
		expect( describeLeftOut( item( {} ) ) ).toBe( '' );
		expect(
			describeLeftOut( { ...item( {} ), columns_left_out: [ 'a', 'b' ] } )
		).toBe(
			'2 columns that extensions add to the table are not in this file.'
		);
	} );

	it.each( [
		[ 0, '0 bytes' ],
		[ 1, '1 byte' ],
		[ 999, '999 bytes' ],
		[ 1000, '1 kB' ],
		[ 34_567, '34.6 kB' ],
		[ 1_254_000, '1.25 MB' ],
	] )( 'has a size: %d', ( bytes, text ) => {
		expect( describeSize( bytes ) ).toBe( text );
	} );
} );
