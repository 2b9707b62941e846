import { render } from '@testing-library/react';
import { getHistory } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import { useFirstPageAfterChange } from '../paging-reset';

function Probe( { path = '/a', query }: { path?: string; query: Query } ) {
	useFirstPageAfterChange( path, query );
	return null;
}

describe( 'useFirstPageAfterChange', () => {
	let replace: jest.SpyInstance;
	let action: jest.SpyInstance;

	beforeEach( () => {
		replace = jest
			.spyOn( getHistory(), 'replace' )
			.mockImplementation( () => {} );
		action = jest
			.spyOn( getHistory(), 'action', 'get' )
			.mockReturnValue( 'PUSH' );
	} );

	afterEach( () => {
		replace.mockRestore();
		action.mockRestore();
	} );

	it( 'goes to the first page when the query changes', () => {
		const { rerender } = render(
			<Probe query={ { period: 'month', paged: '7' } } />
		);
		expect( replace ).not.toHaveBeenCalled();
		rerender( <Probe query={ { period: 'year', paged: '7' } } /> );
		expect( replace.mock.calls[ 0 ][ 0 ] ).toContain( 'paged=1' );
		expect( replace.mock.calls[ 0 ][ 0 ] ).toContain( 'period=year' );
	} );

	it( 'keeps the page of a URL that Back leads to', () => {
		const { rerender } = render( <Probe query={ { orderby: 'sku' } } /> );
		action.mockReturnValue( 'POP' );
		rerender( <Probe query={ { orderby: 'date', paged: '7' } } /> );
		expect( replace ).not.toHaveBeenCalled();
	} );

	it.each( [ 'paged', 'per_page', 'chartType', 'chart', 'interval' ] )(
		'keeps the page when only %s changes',
		( key ) => {
			const { rerender } = render(
				<Probe query={ { period: 'month', paged: '7' } } />
			);
			rerender(
				<Probe
					query={ { period: 'month', paged: '7', [ key ]: '8' } }
				/>
			);
			expect( replace ).not.toHaveBeenCalled();
		}
	);

	it( 'does nothing when the path changes', () => {
		const { rerender } = render( <Probe query={ { paged: '7' } } /> );
		rerender( <Probe path="/b" query={ { paged: '7', x: '1' } } /> );
		expect( replace ).not.toHaveBeenCalled();
	} );
} );
