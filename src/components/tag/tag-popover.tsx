import type { ReactNode } from 'react';
import { Button, Dropdown } from '@wordpress/components';

interface TagPopoverProps {
	/** Id of the button. */
	id: string;
	/** Content of the button. */
	text: ReactNode;
	/** Content of the popover. */
	children: ReactNode;
}

/**
 * The text of a tag as a button that opens a popover.
 *
 * @param props See `TagPopoverProps`.
 */
export function TagPopover( { id, text, children }: TagPopoverProps ) {
	return (
		<Dropdown
			className="woocommerce-tag__dropdown"
			contentClassName="woocommerce-tag__popover"
			popoverProps={ { placement: 'bottom', offset: 4 } }
			// Focuses the container, because the content may not be focusable.
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
