import type { ReactNode } from 'react';
import { Button, Dropdown } from '@wordpress/components';

interface TagPopoverProps {
	/** Id of the button. */
	id: string;
	/** What the button says. */
	text: ReactNode;
	/** What it opens. */
	children: ReactNode;
}

/**
 * The text of a tag as a button with a popover.
 *
 * @param props See `TagPopoverProps`.
 */
export function TagPopover( { id, text, children }: TagPopoverProps ) {
	return (
		<Dropdown
			className="woocommerce-tag__dropdown"
			contentClassName="woocommerce-tag__popover"
			popoverProps={ { placement: 'bottom', offset: 4 } }
			// The container takes the focus: the contents may be text only.
			focusOnMount
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					className="woocommerce-tag__text"
					id={ id }
					onClick={ onToggle }
					aria-expanded={ isOpen }
				>
					{ text }
				</Button>
			) }
			renderContent={ () => children }
		/>
	);
}
