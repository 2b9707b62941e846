import type { ReactElement, ReactNode } from 'react';
import type { LinkProps } from '../link';

export interface AbbreviatedCardProps
	extends Pick< LinkProps, 'href' | 'onClick' | 'type' > {
	/** Decorative icon. */
	icon: ReactElement;
	/** Heading and text of the card. */
	children: ReactNode;
	className?: string;
}
