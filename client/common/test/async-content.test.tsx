import { render, screen } from '@testing-library/react';
import { AsyncContent } from '../async-content';

const show = ( props: object ) =>
	render(
		<AsyncContent
			isLoading={ false }
			errorMessage="Could not load the list."
			{ ...props }
		>
			Old entry
		</AsyncContent>
	);

it( 'says that it is loading instead of showing its content', () => {
	show( { isLoading: true } );
	expect( screen.getByText( 'Loading…' ) ).toBeVisible();
	expect( screen.queryByText( 'Old entry' ) ).not.toBeInTheDocument();
} );

const error = { message: 'Not today.' };

it( 'shows only the error while there is no earlier response', () => {
	show( { error } );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load the list.Not today.'
	);
	expect( screen.queryByText( 'Old entry' ) ).not.toBeInTheDocument();
} );

it( 'keeps the content of an earlier response and says that it may be outdated', () => {
	show( { error, hasContent: true, onRetry: () => {} } );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Not today. The data below may be outdated.'
	);
	expect( screen.getByRole( 'button', { name: 'Reload' } ) ).toBeVisible();
	expect( screen.getByText( 'Old entry' ) ).toBeVisible();
} );
