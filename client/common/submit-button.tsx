import { Button } from '@wordpress/components';
import type { ReactNode } from 'react';

interface Props {
	variant?: 'primary' | 'secondary';
	isBusy: boolean;
	/** Whether there is something to send; true by default. */
	canSubmit?: boolean;
	children: ReactNode;
}

/** Submits a form. A disabled button would lose the focus, so the form ignores it instead. */
export const SubmitButton = ( {
	variant = 'primary',
	isBusy,
	canSubmit = true,
	children,
}: Props ) => (
	<Button
		variant={ variant }
		type="submit"
		isBusy={ isBusy }
		aria-disabled={ isBusy || ! canSubmit }
	>
		{ children }
	</Button>
);
