import { act, render, screen } from '@testing-library/react';
import { CompareFilter } from '../../compare-filter';

const getLabels = jest.fn();

const renderFilter = () =>
	render(
		<CompareFilter
			type="products"
			param="products"
			path="/"
			query={ { products: '7' } }
			getLabels={ getLabels }
			labels={ {
				title: 'Compare products',
				update: 'Compare',
				placeholder: 'Search',
			} }
		/>
	);

const wait = ( ms: number ) => act( () => jest.advanceTimersByTimeAsync( ms ) );

beforeEach( () => {
	jest.useFakeTimers();
	getLabels.mockReset();
} );

afterEach( () => jest.useRealTimers() );

it( 'shows the label of an item once requests no longer fail', async () => {
	const error = jest.spyOn( console, 'error' ).mockImplementation();
	getLabels
		.mockRejectedValueOnce( new Error( 'offline' ) )
		.mockRejectedValueOnce( new Error( 'offline' ) )
		.mockResolvedValue( [ { key: 7, label: 'Rope' } ] );
	renderFilter();
	await wait( 0 );
	expect( screen.getByRole( 'button', { name: 'Remove 7' } ) ).toBeVisible();
	await wait( 5_000 );
	await wait( 10_000 );
	expect(
		screen.getByRole( 'button', { name: 'Remove Rope' } )
	).toBeVisible();
	await wait( 60_000 );
	expect( getLabels ).toHaveBeenCalledTimes( 3 );
	expect( error ).toHaveBeenCalledTimes( 1 );
	error.mockRestore();
} );

it( 'requests no more labels after the filter was removed', async () => {
	const error = jest.spyOn( console, 'error' ).mockImplementation();
	getLabels.mockRejectedValue( new Error( 'offline' ) );
	const { unmount } = renderFilter();
	await wait( 0 );
	unmount();
	await wait( 60_000 );
	expect( getLabels ).toHaveBeenCalledTimes( 1 );
	error.mockRestore();
} );
