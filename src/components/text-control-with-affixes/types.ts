import type { ComponentPropsWithoutRef, ReactNode } from 'react';

/** Every other prop goes to the field. */
export interface TextControlWithAffixesProps
	extends Omit<
		ComponentPropsWithoutRef< 'input' >,
		'onChange' | 'prefix' | 'value'
	> {
	label?: string;
	help?: ReactNode;
	/**
	 * @default 'text'
	 */
	type?: string;
	value: string;
	/** Called with the text. */
	onChange: ( value: string ) => void;
	/** Stands before the field and is read with it. */
	prefix?: ReactNode;
	/** Stands behind the field and is read with it. */
	suffix?: ReactNode;
	disabled?: boolean;
	className?: string;
}
