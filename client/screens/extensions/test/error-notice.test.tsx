import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PluginError } from '@storedeck/data';
import { ErrorNotice } from '../error-notice';
import { toMessage } from '../use-installer';

it( 'shows a notice for each extension that failed, and dismisses them one by one', async () => {
	const onDismiss = jest.fn();
	render(
		<ErrorNotice
			message={ toMessage(
				new PluginError( 'install', {
					one: [ 'No space.' ],
					two: [ 'No file.' ],
				} )
			) }
			onDismiss={ onDismiss }
		/>
	);
	const close = () => screen.getAllByRole( 'button' );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( /No space/ );
	expect( close() ).toHaveLength( 2 );
	await userEvent.click( close()[ 0 ] ?? document.body );
	expect( screen.getByRole( 'alert' ) ).not.toHaveTextContent( /No space/ );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( /No file/ );
	expect( onDismiss ).not.toHaveBeenCalled();
	await userEvent.click( close()[ 0 ] ?? document.body );
	expect( onDismiss ).toHaveBeenCalled();
} );

it.each( [ undefined, {}, new Error( '' ) ] )(
	'shows an error without a message: %p',
	( error ) => {
		render(
			<ErrorNotice
				message={ toMessage( error ) }
				onDismiss={ () => {} }
			/>
		);
		expect( screen.getAllByRole( 'alert' )[ 0 ] ).toHaveTextContent(
			'Something went wrong.'
		);
	}
);
