import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MetricCard } from '../metric-card';
import { Sparkline } from '@storedeck/components/summary/sparkline';
import { getSparklinePath } from '@storedeck/components/summary/sparkline-path';

const onRetry = jest.fn();

const show = ( changes: Partial< ComponentProps< typeof MetricCard > > = {} ) =>
	render(
		<ul>
			<MetricCard
				label="Orders"
				type="number"
				value={ 3 }
				prevValue={ 2 }
				isPrevLoading={ false }
				prevLabel="Yesterday:"
				href="admin.php?page=storedeck"
				isLoading={ false }
				onRetry={ onRetry }
				{ ...changes }
			/>
		</ul>
	);
const card = () => screen.getByRole( 'listitem' );

it.each( [
	[ 3, 2, '▲+50%Up 50% from Yesterday' ],
	[ 1, 2, '▼-50%Down 50% from Yesterday' ],
	[ 2, 2, '0%No change from Yesterday' ],
] )( 'describes the change of %d from %d', ( value, prevValue, text ) => {
	show( { value, prevValue } );
	expect( card() ).toHaveTextContent( text );
	expect( card() ).toHaveTextContent( `Yesterday: ${ prevValue }` );
	expect( card() ).toHaveAttribute( 'aria-busy', 'false' );
} );

it( 'shows the amount that is new', () => {
	show( { prevValue: 0 } );
	expect( card() ).toHaveTextContent( /Orders3\+3 new\+3 newYesterday: 0/ );
} );

it( 'shows that it is loading', () => {
	show( {
		value: undefined,
		prevValue: undefined,
		isLoading: true,
		isPrevLoading: true,
	} );
	expect( card() ).toHaveTextContent( /Loading….*Yesterday: …/ );
	expect( card() ).toHaveAttribute( 'aria-busy', 'true' );
} );

it( 'shows neither change nor value of a previous period that is loading', () => {
	show( { isPrevLoading: true } );
	expect( card() ).toHaveTextContent( /^Orders3\s*Yesterday: …$/ );
} );

it( 'keeps its values during a refresh', () => {
	show( { isLoading: true } );
	expect( card() ).toHaveTextContent(
		/Orders3▲\+50%Up 50% from YesterdayYesterday: 2/
	);
} );

it( 'shows N/A for values that the server does not have', () => {
	show( { value: undefined, prevValue: undefined } );
	expect( card() ).toHaveTextContent( /OrdersN\/A\s*Yesterday: N\/A/ );
} );

it( 'can be requested again after a failure, and keeps the focus in the card', async () => {
	show( { value: undefined, error: { message: 'The server is busy.' } } );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load Orders.The server is busy.'
	);
	await userEvent.click( screen.getByRole( 'button', { name: 'Reload' } ) );
	expect( onRetry ).toHaveBeenCalledTimes( 1 );
	expect( card() ).toHaveFocus();
} );

it( 'keeps its values when a refresh fails', () => {
	show( { error: { message: 'The server is busy.' } } );
	expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	expect( card() ).toHaveTextContent( 'Orders3' );
} );

it( 'draws both periods with one scale', () => {
	const primary = [ 1, 9 ];
	const secondary = [ 4, 2, 3 ];
	const { container } = render(
		<Sparkline primary={ primary } secondary={ secondary } />
	);
	const all = [ 1, 9, 4, 2, 3 ];
	expect(
		Array.from( container.querySelectorAll( 'path' ), ( path ) =>
			path.getAttribute( 'd' )
		)
	).toEqual( [
		getSparklinePath( secondary, all, 3 ),
		getSparklinePath( primary, all, 3 ),
	] );
} );
