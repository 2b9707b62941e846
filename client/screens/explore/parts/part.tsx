import { Button, Dropdown } from '@wordpress/components';
import type { ReactNode } from 'react';

interface Props {
	/** Name of the dialog. */
	title: string;
	/** What the sentence says. */
	text: string;
	contentClassName?: string;
	renderContent: ( close: () => void ) => ReactNode;
}

/** A part of the question, which opens its choices. */
export const Part = ( {
	title,
	text,
	contentClassName = 'storedeck-question__choices',
	renderContent,
}: Props ) => (
	<Dropdown
		contentClassName={ contentClassName }
		popoverProps={ {
			placement: 'bottom-start',
			role: 'dialog',
			'aria-label': title,
		} }
		focusOnMount="firstElement"
		expandOnMobile
		headerTitle={ title }
		renderToggle={ ( { isOpen, onToggle } ) => (
			<Button
				className="storedeck-question__part"
				variant="link"
				aria-expanded={ isOpen }
				aria-haspopup="dialog"
				onClick={ onToggle }
			>
				{ text }
			</Button>
		) }
		renderContent={ ( { onClose } ) => renderContent( onClose ) }
	/>
);
