import type { ReactNode } from 'react';
import { doNothing } from './nothing';

/** No one takes part in an experiment. */
const createAssignment = ( experimentName: string ) => ( {
	experimentName,
	variationName: null,
	retrievedTimestamp: Date.now(),
	ttl: 60,
} );

const loadAssignment = async ( name: string ) => createAssignment( name );

interface ExperimentProps {
	/** What users see who do not take part. */
	defaultExperience?: ReactNode;
}

const Experiment = ( { defaultExperience = null }: ExperimentProps ) => (
	<>{ defaultExperience }</>
);

interface DataProps {
	name: string;
	children: (
		isLoading: boolean,
		assignment: ReturnType< typeof createAssignment >
	) => ReactNode;
}

const ProvideExperimentData = ( { name, children }: DataProps ) => (
	<>{ children( false, createAssignment( name ) ) }</>
);

/** Whether the experiment is loading, and the assignment. */
const useExperiment = ( name: string ) =>
	[ false, createAssignment( name ) ] as const;

/** `wc.explat`: every experiment shows its default. */
export const explat = {
	Experiment,
	ExperimentWithAuth: Experiment,
	ProvideExperimentData,
	ProvideExperimentDataWithAuth: ProvideExperimentData,
	useExperiment,
	useExperimentWithAuth: useExperiment,
	loadExperimentAssignment: loadAssignment,
	loadExperimentAssignmentWithAuth: loadAssignment,
	dangerouslyGetExperimentAssignment: createAssignment,
	dangerouslyGetExperimentAssignmentWithAuth: createAssignment,
	initializeExPlat: doNothing,
};
