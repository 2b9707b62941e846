import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react';

/** Every other prop goes to the field. */
export interface TextControlProps
	extends Omit<
		ComponentPropsWithoutRef< 'input' >,
		'onChange' | 'onClick' | 'value'
	> {
	label?: string;
	value?: string;
	/** Called with the text. */
	onChange?: ( value: string ) => void;
	/** Called on a click into the field. */
	onClick?: ( event: MouseEvent< HTMLInputElement > ) => void;
	help?: ReactNode;
	disabled?: boolean;
	className?: string;
}
