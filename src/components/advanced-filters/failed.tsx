import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	/** What is the matter. */
	text: string;
	onRetry: () => void;
}

/** Stands for a field that could not be loaded. */
export const Failed = ( { text, onRetry }: Props ) => (
	<span role="alert" className="woocommerce-filters-advanced__error">
		{ text }{ ' ' }
		<Button variant="link" onClick={ onRetry }>
			{ __( 'Try again', 'storedeck' ) }
		</Button>
	</span>
);
