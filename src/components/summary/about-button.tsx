import { useContext } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { CardContext } from './card-context';
import { InfoIcon } from './card-info';

interface Props {
	/** What the figure is called. */
	label: string;
	/** Gets the button, for what it opens to stand beside and to return to. */
	onAbout: ( button: HTMLElement ) => void;
	/**
	 * Class of the button.
	 *
	 * @default 'woocommerce-summary__about'
	 */
	className?: string;
}

/**
 * Opens what a figure means. In a menu of cards it is an entry of its own,
 * reached with the arrow keys after its card.
 *
 * @param props See `Props`.
 */
export function AboutButton( {
	label,
	onAbout,
	className = 'woocommerce-summary__about',
}: Props ) {
	const isInMenu = useContext( CardContext ) !== undefined;
	return (
		<button
			type="button"
			className={ className }
			role={ isInMenu ? 'menuitem' : undefined }
			tabIndex={ isInMenu ? -1 : undefined }
			aria-haspopup="dialog"
			aria-label={ sprintf(
				/* translators: %s: name of a figure, e.g. "Net sales". */
				__( 'About %s', 'storedeck' ),
				label
			) }
			onClick={ ( event ) => onAbout( event.currentTarget ) }
		>
			<InfoIcon />
		</button>
	);
}
