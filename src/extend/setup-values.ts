import type { ComponentType } from 'react';
import type { ProfileItems } from '@storedeck/data';
import type { SettingConfig } from './setting-values';

/** Answers so far; null for a question without an answer. */
export type Answers = Partial< ProfileItems >;

/** A question of the setup. */
export interface Question {
	/** Field of the profile. */
	name: string;
	config: SettingConfig;
	/** Whether the question applies to the answers so far. */
	isApplicable?: ( answers: Answers ) => boolean;
	/**
	 * Converts the answers to the value of the control, if it is not the field
	 * itself.
	 */
	toControl?: ( answers: Answers ) => unknown;
	/**
	 * Converts the value of the control to answers, if it is not the field
	 * itself.
	 */
	fromControl?: ( value: unknown, answers: Answers ) => Answers;
}

/** Props of a custom section of a step. */
export interface StepSectionProps {
	answers: Answers;
	/** Changes answers; they are saved on Continue. */
	onChange: ( changes: Answers ) => void;
	/**
	 * Registers what has to be saved before the next step, in addition to the
	 * answers.
	 */
	setSave: ( save: ( () => Promise< unknown > ) | undefined ) => void;
}

/** A step of the setup. */
export interface SetupStep {
	/** Name in the URL. */
	key: string;
	label: string;
	/** The heading; the label by default. */
	title?: string;
	help?: string;
	questions?: readonly Question[];
	/** Custom content above the questions. */
	section?: ComponentType< StepSectionProps >;
	/**
	 * Whether the step is complete: the setup resumes at the first incomplete
	 * step.
	 */
	isAnswered: ( answers: Answers ) => boolean;
	/**
	 * A status of the setup tasks, `hasStoreAddress`, that says instead whether
	 * the step is complete: the same as on Home.
	 */
	status?: string;
}

/** A template of the first product. */
export interface ProductTemplate {
	/** Name of the template on the server. */
	key: string;
	title: string;
	subtitle: string;
}

/** A task of Home that a script adds. Other properties are kept. */
export interface AddedTask {
	/** Unique; `key` in older scripts. */
	id?: string;
	key?: string;
	title?: string;
	content?: string;
	/** For example `3 minutes`. */
	time?: string;
	isComplete?: boolean;
	isDismissable?: boolean;
	isSnoozeable?: boolean;
	readonly [ property: string ]: unknown;
}
