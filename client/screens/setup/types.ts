import type { ComponentType } from 'react';
import type { ProfileItems } from '@storedeck/data';
import type { SettingConfig } from '../../common/setting/types';

/** What was answered so far; what was not asked yet is null. */
export type Answers = Partial< ProfileItems >;

/** One question of a step. */
export interface Question {
	/** The field of the profile. */
	name: string;
	config: SettingConfig;
	/** Asked only where it makes sense after what was answered. */
	isAsked?: ( answers: Answers ) => boolean;
	/** What the control shows of the field, where it is not the field itself. */
	toControl?: ( answers: Answers ) => unknown;
	/** The fields that a choice sets, where it is not the field itself. */
	fromControl?: ( value: unknown, answers: Answers ) => Answers;
}

/** What a step's own part of the screen is given. */
export interface StepPartProps {
	answers: Answers;
	/** Changes answers; they are saved when the reader goes on. */
	onChange: ( changes: Answers ) => void;
	/** Must be called before going on, where the part has more to save. */
	setSave: ( save: ( () => Promise< unknown > ) | undefined ) => void;
}

/** A step of the setup. */
export interface SetupStep {
	/** Its name in the address. */
	key: string;
	label: string;
	title: string;
	help?: string;
	questions?: readonly Question[];
	/** More than questions, below them. */
	part?: ComponentType< StepPartProps >;
	/** Whether it was answered: the setup goes on at the first that was not. */
	isAnswered: ( answers: Answers ) => boolean;
}
