import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	message: string;
	onRetry: () => void;
}

/** An error with a button to try again. */
export const Failure = ( { message, onRetry }: Props ) => (
	<Notice status="error" isDismissible={ false }>
		<p>{ message }</p>
		<Button variant="secondary" onClick={ onRetry }>
			{ __( 'Try again', 'example-extension' ) }
		</Button>
	</Notice>
);
