import { dispatch, register, select } from '@wordpress/data';
import { getHistory } from '@storedeck/navigation';
import { syncWithUrl } from '../sync-with-url';
import { navigationStore } from '../store';

const persisted = () => select( navigationStore ).getPersistedQuery();
const visit = ( query: string ) =>
	window.history.pushState( {}, '', `/wp-admin/admin.php?${ query }` );

register( navigationStore );

describe( 'the persisted query', () => {
	let stop = () => {};

	beforeEach( () => {
		jest.useFakeTimers();
		visit( 'page=storedeck&period=week&compare=previous_year&paged=3' );
		stop = syncWithUrl();
	} );
	afterEach( () => {
		stop();
		jest.useRealTimers();
	} );

	it( 'is read from the URL at once', () => {
		expect( persisted() ).toEqual( {
			period: 'week',
			compare: 'previous_year',
		} );
	} );

	it( 'is synchronized once, however often this is requested', () => {
		expect( syncWithUrl() ).toBe( stop );
		stop();
		const again = syncWithUrl();
		expect( again ).not.toBe( stop );
		visit( 'page=storedeck&period=today' );
		jest.runAllTimers();
		expect( persisted() ).toEqual( { period: 'today' } );
		again();
	} );

	it( 'is updated after each change of the URL', () => {
		visit( 'page=storedeck&period=year' );
		expect( persisted().period ).toBe( 'week' );
		jest.runAllTimers();
		expect( persisted() ).toEqual( { period: 'year' } );

		getHistory().push( '/wp-admin/admin.php?page=storedeck&interval=day' );
		jest.runAllTimers();
		expect( persisted() ).toEqual( { interval: 'day' } );
	} );

	it( 'is kept when the URL has none', () => {
		visit( 'page=storedeck&path=%2Fsetup' );
		jest.runAllTimers();
		dispatch( navigationStore ).onHistoryChange();
		expect( persisted().period ).toBe( 'week' );
	} );

	it( 'is not updated after synchronization was stopped', () => {
		stop();
		visit( 'page=storedeck&period=year' );
		jest.runAllTimers();
		expect( persisted().period ).toBe( 'week' );
	} );

	it( 'is read by the actions too', () => {
		stop();
		visit( 'page=storedeck&period=today' );
		dispatch( navigationStore ).onLoad();
		expect( persisted() ).toEqual( { period: 'today' } );
	} );
} );
