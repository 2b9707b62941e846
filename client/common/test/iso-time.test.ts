import moment from 'moment';
import 'moment/locale/ar';
import { getNow, toIso } from '../iso-time';

beforeEach( () => {
	jest.useFakeTimers( { now: new Date( '2026-03-03T10:20:30Z' ) } );
	window.storedeckSettings = { timeZone: 'UTC' };
} );
afterEach( () => {
	jest.useRealTimers();
	moment.locale( 'en' );
	delete window.storedeckSettings;
} );

it( 'has the current minute in the format of intervals, in each locale', () => {
	moment.locale( 'ar' );
	expect( getNow() ).toBe( '2026-03-03T10:20:00' );
	expect( toIso( '2026-03-03 10:20:00' ) ).toBe( getNow() );
} );
