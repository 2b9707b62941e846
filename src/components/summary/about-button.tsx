import { useContext } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { CardContext } from './card-context';
import { InfoIcon } from './card-info';

interface Props {
	/** Name of the metric. */
	label: string;
	/** Called with the button, to position a popover and to return focus. */
	onAbout: ( button: HTMLElement ) => void;
	/**
	 * Class of the button.
	 *
	 * @default 'woocommerce-summary__about'
	 */
	className?: string;
}

/**
 * A button that opens the description of a metric. In a menu of cards it is a
 * separate menu item after its card.
 *
 * @param props See `Props`.
 */
export function AboutButton( {
	label,
	onAbout,
	className = 'woocommerce-summary__about',
}: Props ) {
	const cardContext = useContext( CardContext );
	return (
		<button
			type="button"
			className={ className }
			role={ cardContext?.isMenu ? 'menuitem' : undefined }
			tabIndex={ cardContext ? -1 : undefined }
			aria-haspopup="dialog"
			aria-label={ sprintf(
				/* translators: %s: name of a metric, e.g. "Net sales". */
				__( 'About %s', 'storedeck' ),
				label
			) }
			onClick={ ( event ) => onAbout( event.currentTarget ) }
		>
			<InfoIcon />
		</button>
	);
}
