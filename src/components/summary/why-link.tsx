import { useContext } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Link } from '../link';
import { CardContext } from './card-context';

interface Props {
	/** What explains the change. */
	href: string;
	/** Name of the metric. */
	label: string;
}

/**
 * A link to what explains the change of a metric. In a menu of cards it is a
 * separate menu item after its card.
 *
 * @param props See `Props`.
 */
export function WhyLink( { href, label }: Props ) {
	const cardContext = useContext( CardContext );
	return (
		<Link
			className="woocommerce-summary__why"
			href={ href }
			role={ cardContext?.isMenu ? 'menuitem' : undefined }
			tabIndex={ cardContext ? -1 : undefined }
			aria-label={ sprintf(
				/* translators: %s: name of a metric, e.g. "Net sales". */
				__( 'Why did %s change?', 'storedeck' ),
				label
			) }
		>
			{ __( 'Why?', 'storedeck' ) }
		</Link>
	);
}
