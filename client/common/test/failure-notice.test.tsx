import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FailureNotice } from '../failure-notice';

describe( 'FailureNotice', () => {
	it( 'shows a detail that equals the message only once', () => {
		render( <FailureNotice message="No table." detail="No table." /> );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			/^No table\.$/
		);
		expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
	} );

	it( 'moves the focus to its section on retry', async () => {
		const retry = jest.fn();
		render(
			<div
				role="group"
				aria-label="Table"
				tabIndex={ -1 }
				data-retry-focus
			>
				<FailureNotice message="No table." onRetry={ retry } />
			</div>
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Reload' } )
		);
		expect( retry ).toHaveBeenCalledTimes( 1 );
		expect( screen.getByRole( 'group', { name: 'Table' } ) ).toHaveFocus();
	} );
} );
