import { Component, Suspense } from '@wordpress/element';
import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyWithRetry, loadAhead, resetFailedLoads } from '..';

class Boundary extends Component< { children: ReactNode } > {
	override state = { text: '' };

	static getDerivedStateFromError( { message }: Error ) {
		return { text: message };
	}

	retry = () => {
		resetFailedLoads();
		this.setState( { text: '' } );
	};

	override render() {
		return this.state.text ? (
			<button onClick={ this.retry }>{ this.state.text }</button>
		) : (
			this.props.children
		);
	}
}

const Hello = ( { name }: { name: string } ) => <p>{ `Hello ${ name }` }</p>;

const show = (
	Content: ReturnType< typeof lazyWithRetry< { name: string } > >
) =>
	render(
		<Boundary>
			<Suspense fallback="Loading">
				<Content name="Ada" />
			</Suspense>
		</Boundary>
	);

it( 'loads a component once for several renders', async () => {
	const load = jest.fn( async () => ( { default: Hello } ) );
	const Content = lazyWithRetry( load );
	const { unmount } = show( Content );
	expect( screen.getByText( 'Loading' ) ).toBeVisible();
	expect( await screen.findByText( 'Hello Ada' ) ).toBeVisible();
	unmount();
	resetFailedLoads();
	show( Content );
	expect( screen.getByText( 'Hello Ada' ) ).toBeVisible();
	expect( load ).toHaveBeenCalledTimes( 1 );
} );

it( 'throws the error of a failed load once and loads again after a reset', async () => {
	const error = jest.spyOn( console, 'error' ).mockImplementation();
	const load = jest
		.fn( async () => ( { default: Hello } ) )
		.mockRejectedValueOnce(
			Object.assign( new Error( 'Loading chunk 12 failed.' ), {
				name: 'ChunkLoadError',
			} )
		);
	show( lazyWithRetry( load ) );
	const retry = await screen.findByRole( 'button', {
		name: 'Could not load a script. Check your connection and try again.',
	} );
	expect( load ).toHaveBeenCalledTimes( 1 );
	await userEvent.click( retry );
	expect( await screen.findByText( 'Hello Ada' ) ).toBeVisible();
	expect( load ).toHaveBeenCalledTimes( 2 );
	error.mockRestore();
} );

it( 'loads ahead without an error that nothing handles', async () => {
	const unhandled = jest.fn();
	process.on( 'unhandledRejection', unhandled );
	const load = jest.fn( () => Promise.reject( new Error( 'offline' ) ) );
	loadAhead( load )();
	expect( load ).toHaveBeenCalledTimes( 1 );
	// Node tells of them after the current tasks.
	await new Promise( ( resolve ) => setImmediate( resolve ) );
	process.off( 'unhandledRejection', unhandled );
	expect( unhandled ).not.toHaveBeenCalled();
} );
