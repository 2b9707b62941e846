import type { ButtonHTMLAttributes } from 'react';

export interface DropdownButtonProps
	extends Omit< ButtonHTMLAttributes< HTMLButtonElement >, 'children' > {
	/** Lines of the button. HTML entities are decoded. */
	labels: readonly string[];
	/** Whether the dropdown is open. */
	isOpen?: boolean;
}
