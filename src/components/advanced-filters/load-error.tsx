import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	/** Error message. */
	text: string;
	onRetry: () => void;
}

/** Replaces a field whose data failed to load. */
export const LoadError = ( { text, onRetry }: Props ) => (
	<span role="alert" className="woocommerce-filters-advanced__error">
		{ text }{ ' ' }
		<Button variant="link" onClick={ onRetry }>
			{ __( 'Try again', 'storedeck' ) }
		</Button>
	</span>
);
