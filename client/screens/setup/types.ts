export type {
	Answers,
	Question,
	SetupStep,
	StepSectionProps,
} from '@storedeck/extend';
