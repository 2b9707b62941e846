import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react';

/** Other props are passed to the input. */
export interface TextControlProps
	extends Omit<
		ComponentPropsWithoutRef< 'input' >,
		'className' | 'onChange' | 'onClick' | 'value'
	> {
	label?: string;
	value?: string;
	/** Called with the text. */
	onChange?: ( value: string ) => void;
	/** Called when the field is clicked. */
	onClick?: ( event: MouseEvent< HTMLInputElement > ) => void;
	help?: ReactNode;
	disabled?: boolean;
	/** Null, as of `getInputProps` of a form, is no class. */
	className?: string | null;
}
