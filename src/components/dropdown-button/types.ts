import type { ButtonHTMLAttributes } from 'react';

export interface DropdownButtonProps
	extends Omit< ButtonHTMLAttributes< HTMLButtonElement >, 'children' > {
	/** What the button says, a line each. Entities are decoded. */
	labels: readonly string[];
	/** Whether what it opens is open. */
	isOpen?: boolean;
}
