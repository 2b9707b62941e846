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

	it( 'is taken from the address at once', () => {
		expect( persisted() ).toEqual( {
			period: 'week',
			compare: 'previous_year',
		} );
	} );

	it( 'follows each change of the address, a moment later', () => {
		visit( 'page=storedeck&period=year' );
		expect( persisted().period ).toBe( 'week' );
		jest.runAllTimers();
		expect( persisted() ).toEqual( { period: 'year' } );

		getHistory().push( '/wp-admin/admin.php?page=storedeck&interval=day' );
		jest.runAllTimers();
		expect( persisted() ).toEqual( { interval: 'day' } );
	} );

	it( 'stays as it was where the address has none of it', () => {
		visit( 'page=storedeck&path=%2Fsetup' );
		jest.runAllTimers();
		dispatch( navigationStore ).onHistoryChange();
		expect( persisted().period ).toBe( 'week' );
	} );

	it( 'no longer follows when it is told to stop', () => {
		stop();
		visit( 'page=storedeck&period=year' );
		jest.runAllTimers();
		expect( persisted().period ).toBe( 'week' );
	} );

	it( 'is read by hand too', () => {
		stop();
		visit( 'page=storedeck&period=today' );
		dispatch( navigationStore ).onLoad();
		expect( persisted() ).toEqual( { period: 'today' } );
	} );
} );
