import { select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { failedFiltersMiddleware } from '../failed-filters';

const HEADER = 'X-Storedeck-Failed-Filters';

/** Passes a response through the middleware. */
const pass = ( response: unknown ) =>
	failedFiltersMiddleware( { path: '/' }, () => Promise.resolve( response ) );

/** jsdom has no `Response`. */
const createResponse = ( headers: Record< string, string > ) => ( {
	headers: new Map( Object.entries( headers ) ),
} );

const getNotices = () => select( noticesStore ).getNotices();

describe( 'failedFiltersMiddleware', () => {
	it( 'returns responses and shows nothing for a report with all filters', async () => {
		const response = createResponse( {} );
		expect( await pass( response ) ).toBe( response );
		expect( await pass( [ 1 ] ) ).toEqual( [ 1 ] );
		expect( getNotices() ).toEqual( [] );
	} );

	it( 'shows the messages of a report without filters once', async () => {
		const response = createResponse( {
			[ HEADER ]: JSON.stringify( [ 'acme() failed.' ] ),
		} );
		expect( await pass( response ) ).toBe( response );
		const [ notice ] = getNotices();
		expect( notice?.content ).toBe(
			'A plugin failed to change this report, which may be wrong. acme() failed.'
		);
		await pass( response );
		expect( getNotices() ).toEqual( [ notice ] );
	} );

	it( 'shows a sentence when the header is not JSON', async () => {
		await pass( createResponse( { [ HEADER ]: 'x' } ) );
		expect( getNotices()[ 0 ]?.content ).toBe(
			'A plugin failed to change this report, which may be wrong.'
		);
	} );
} );
