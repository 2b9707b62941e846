import type { CSSProperties } from 'react';

interface StarProps {
	className?: string;
	style?: CSSProperties;
}

/** The default star. */
export const Star = ( props: StarProps ) => (
	<svg
		{ ...props }
		viewBox="0 0 24 24"
		fill="currentColor"
		aria-hidden="true"
		focusable="false"
	>
		<path d="M12 2.2l3 6.3 6.9.9-5 4.8 1.2 6.9-6.1-3.4-6.1 3.4 1.2-6.9-5-4.8 6.9-.9z" />
	</svg>
);
